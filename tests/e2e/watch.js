/* Notes how long each answer of the server took until its picture was drawn, and counts frames. */
window.drawn = [];
const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");

function afterPicture(then) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = then;
    channel.port2.postMessage(null);
  });
}

Object.defineProperty(WebSocket.prototype, "onmessage", {
  get,
  set(take) {
    set.call(this, (event) => {
      const came = performance.now();
      take(event);
      if (!event.data.includes('"type":"told"')) return;
      afterPicture(() => window.drawn.push(performance.now() - came));
    });
  },
});

let frames = [];
window.count = () => {
  frames = [];
  const note = (now) => {
    frames.push(now);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};
window.counted = () => {
  const gaps = frames.slice(1).map((now, place) => now - frames[place]);
  return [(1000 * gaps.length) / (frames.at(-1) - frames[0]), Math.max(...gaps)];
};
