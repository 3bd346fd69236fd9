/* Notes how long each answer of the server took until its picture was drawn, counts frames and
   whoever asked for one, and how far the page shifted by itself. */
window.drawn = [];
window.asked = 0;
window.shifted = 0;
const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
const nextFrame = window.requestAnimationFrame.bind(window);

window.requestAnimationFrame = (then) => {
  window.asked += 1;
  return nextFrame(then);
};

function afterPicture(then) {
  nextFrame(() => {
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

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) window.shifted += value;
}).observe({ type: "layout-shift", buffered: true });

let frames = [];
let counting = 0;
window.count = () => {
  frames = [];
  const note = (now) => {
    frames.push(now);
    counting = nextFrame(note);
  };
  counting = nextFrame(note);
};
window.counted = () => {
  cancelAnimationFrame(counting);
  return (1000 * (frames.length - 1)) / (frames.at(-1) - frames[0]);
};
