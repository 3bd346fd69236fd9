BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE due (
	table_id VARCHAR(32) NOT NULL, 
	decision INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" VARCHAR(8) NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_due PRIMARY KEY (table_id, decision, seat, "by"), 
	CONSTRAINT fk_due_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "due" VALUES('ljbar3mwwpsl3ut3',57,0,'clock',1794793238848);
INSERT INTO "due" VALUES('js4uk6l5kl6mre3x',48,0,'clock',1794793249029);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	seat INTEGER, 
	client VARCHAR(64), 
	guest VARCHAR(32), 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT uq_entries_table_id_client_seat UNIQUE (table_id, client, seat), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',1,'created',1794793178480,'{"game":"panik","listed":false,"seats":4,"terms":{"answer":30000,"pace":0,"turn":60000},"wishes":{"seats":4}}',NULL,NULL,'ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',2,'sat',1794793178502,'{}',0,'ckcmatd26suoobcf.99a372bf11e3b235','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',3,'sat',1794793178506,'{}',1,'c43vg5tkww7aflg7.68a34fc396b3e8ba','c43vg5tkww7aflg7');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',4,'bot_sat',1794793178510,'{"level":"easy"}',2,'ckcmatd26suoobcf.9586408cc9e3aca7',NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',5,'bot_sat',1794793178514,'{"level":"easy"}',3,'ckcmatd26suoobcf.7578beaec57411eb',NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',6,'started',1794793178518,'{"setup":{"rulings":{"ghosts":[2,3,3,3,2],"shared_tandem":"single"},"seats":4}}',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',7,'moved',1794793178523,'{"action":"turn-up green.2","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',8,'moved',1794793178526,'{"action":"turn-up yellow.3","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',9,'talked',1794793178528,'{}',1,'c43vg5tkww7aflg7.c675799bd6b37336','c43vg5tkww7aflg7');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',10,'claimed',1794793178532,'{"claim":"manor-is yellow.1 trap"}',0,'ckcmatd26suoobcf.e5ec4900bd3bd395','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',11,'stood_in',1794793178538,'{"by":"guest","level":"normal"}',1,'c43vg5tkww7aflg7.255c076959ffb4e6',NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',12,'moved',1794793178547,'{"action":"turn-up blue.2","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',13,'moved',1794793178554,'{"action":"turn-up red.2","by":"person"}',0,'ckcmatd26suoobcf.31364e779a4a1490','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',14,'moved',1794793178558,'{"action":"post-tandem blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',15,'moved',1794793178561,'{"action":"post-tandem green.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',16,'moved',1794793178563,'{"action":"post-tandem yellow.2","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',17,'moved',1794793178564,'{"action":"post-tandem red.4","by":"person"}',0,'ckcmatd26suoobcf.90f95ecfd59c0998','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',18,'moved',1794793178572,'{"action":"detect yellow.4","by":"person"}',0,'ckcmatd26suoobcf.451b2887ee15e633','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',19,'moved',1794793178576,'{"action":"place detector green.1","by":"person"}',0,'ckcmatd26suoobcf.4eaf388183612d81','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',20,'moved',1794793178585,'{"action":"place tandem blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',21,'moved',1794793178591,'{"action":"end-turn","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',22,'moved',1794793178603,'{"action":"detect red.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',23,'moved',1794793178610,'{"action":"place detector green.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',24,'moved',1794793178614,'{"action":"send-back green:tandem","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',25,'moved',1794793178619,'{"action":"place-again red.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',26,'moved',1794793178629,'{"action":"place tandem red.4","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',27,'moved',1794793178633,'{"action":"end-turn","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',28,'moved',1794793178636,'{"action":"place basic yellow.4","by":"person"}',0,'ckcmatd26suoobcf.f43d92ab3f2b404b','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',29,'moved',1794793178645,'{"action":"detect red.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',30,'moved',1794793178649,'{"action":"place detector blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',31,'moved',1794793178652,'{"action":"send-back blue:tandem","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',32,'moved',1794793178657,'{"action":"place-again red.4","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',33,'moved',1794793178662,'{"action":"place tandem red.3","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',34,'moved',1794793178670,'{"action":"detect green.4","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',35,'moved',1794793178676,'{"action":"place detector yellow.2","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',36,'moved',1794793178680,'{"action":"send-back yellow:tandem","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',37,'moved',1794793178684,'{"action":"place-again red.2","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',38,'moved',1794793178688,'{"action":"place tandem red.2","by":"person"}',0,'ckcmatd26suoobcf.34bb2118c301843f','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',39,'moved',1794793178692,'{"action":"end-turn","by":"person"}',0,'ckcmatd26suoobcf.049c832da96781a2','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',40,'moved',1794793178697,'{"action":"place over-equipped red.2","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',41,'moved',1794793178702,'{"action":"send-back red:tandem","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',42,'moved',1794793178705,'{"action":"place-again green.2","by":"person"}',0,'ckcmatd26suoobcf.1667fcf1fdcfc671','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',43,'moved',1794793178716,'{"action":"place call red.3","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',44,'moved',1794793178721,'{"action":"send-back green:tandem","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',45,'moved',1794793178725,'{"action":"place-again red.2","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',46,'moved',1794793178728,'{"action":"call red:basic yellow.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',47,'moved',1794793178733,'{"action":"place over-equipped yellow.2","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',48,'moved',1794793178736,'{"action":"send-back yellow:detector","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',49,'moved',1794793178739,'{"action":"place-again red.3","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',50,'moved',1794793178743,'{"action":"place call yellow.1","by":"person"}',0,'ckcmatd26suoobcf.c5b44e8ffb24d5bd','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',51,'moved',1794793178747,'{"action":"call blue:detector blue.3","by":"person"}',0,'ckcmatd26suoobcf.f887dc8245d3d40a','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',52,'moved',1794793178753,'{"action":"place call blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',53,'moved',1794793178758,'{"action":"call blue:detector yellow.1","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',54,'moved',1794793178762,'{"action":"send-back blue:tandem","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',55,'moved',1794793178767,'{"action":"place-again yellow.2","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',56,'moved',1794793178773,'{"action":"place basic yellow.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',57,'moved',1794793178779,'{"action":"place call green.4","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',58,'moved',1794793178784,'{"action":"send-back green:detector","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',59,'moved',1794793178791,'{"action":"place-again red.3","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',60,'moved',1794793178796,'{"action":"end-turn","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',61,'moved',1794793178802,'{"action":"place over-equipped yellow.2","by":"person"}',0,'ckcmatd26suoobcf.e34664a62be2f872','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',62,'moved',1794793178807,'{"action":"send-back blue:tandem","by":"person"}',0,'ckcmatd26suoobcf.1297808cb2b3a14b','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',63,'moved',1794793178812,'{"action":"place-again blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',64,'moved',1794793178818,'{"action":"place basic blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',65,'moved',1794793178824,'{"action":"send-back blue:tandem","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',66,'moved',1794793178827,'{"action":"place-again yellow.2","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',67,'moved',1794793178831,'{"action":"place basic yellow.4","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',68,'moved',1794793178834,'{"action":"send-back green:basic","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',69,'moved',1794793178837,'{"action":"place-again red.2","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',70,'moved',1794793178842,'{"action":"place over-equipped yellow.2","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',71,'moved',1794793178845,'{"action":"send-back blue:tandem","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('ljbar3mwwpsl3ut3',72,'moved',1794793178848,'{"action":"place-again blue.3","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',1,'created',1794793188821,'{"game":"station","listed":false,"seats":4,"terms":{"answer":30000,"pace":0,"turn":60000},"wishes":{"round_limit":6,"seats":4}}',NULL,NULL,'ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',2,'sat',1794793188834,'{}',0,'ckcmatd26suoobcf.d39e0be309ea7703','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',3,'sat',1794793188838,'{}',1,'c43vg5tkww7aflg7.aad3914ca696f12b','c43vg5tkww7aflg7');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',4,'bot_sat',1794793188841,'{"level":"easy"}',2,'ckcmatd26suoobcf.8bc7dc00810ed307',NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',5,'bot_sat',1794793188845,'{"level":"easy"}',3,'ckcmatd26suoobcf.9483c319ccf6f395',NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',6,'started',1794793188847,'{"setup":{"rulings":{"attack_after_trade":"any","failed_explore":"once","first_aid":"one_or_self_and_one","gas_needed":3,"grenade_spares":"thrower","hive_blocked_winner":"infected","hive_depth":4,"host_card_infects":false,"infection_cards":3,"last_human_gas":"none","last_parasite":"any","master_and_servant":false,"minimum_hand":5,"reveal_limit":"turn","round_limit":6,"terminal_alarm":"red_side","troopers_dead":"all"},"seats":4}}',NULL,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',7,'talked',1794793188851,'{}',1,'c43vg5tkww7aflg7.a6d5a6519f974b88','c43vg5tkww7aflg7');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',8,'claimed',1794793188855,'{"claim":"suspect yellow"}',0,'ckcmatd26suoobcf.a15dcf2cb1668fb5','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',9,'stood_in',1794793188860,'{"by":"guest","level":"normal"}',1,'c43vg5tkww7aflg7.da76f5a88bc9ac26',NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',10,'moved',1794793188862,'{"action":"explore A e 180","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',11,'moved',1794793188865,'{"action":"explore T w 0","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',12,'moved',1794793188868,'{"action":"move T w","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',13,'moved',1794793188871,'{"action":"search T -","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',14,'moved',1794793188873,'{"action":"end-turn","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',15,'moved',1794793188876,'{"action":"explore A n 180","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',16,'moved',1794793188879,'{"action":"move T n","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',17,'moved',1794793188882,'{"action":"search T -","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',18,'moved',1794793188884,'{"action":"lay-down ammo","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',19,'moved',1794793188887,'{"action":"lay-down heavy-gun","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',20,'moved',1794793188890,'{"action":"explore A s 180","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',21,'moved',1794793188893,'{"action":"end-turn","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',22,'moved',1794793188897,'{"action":"move T e","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',23,'moved',1794793188899,'{"action":"explore T n 180","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',24,'moved',1794793188902,'{"action":"search T -","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',25,'moved',1794793188904,'{"action":"search T -","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',26,'moved',1794793188907,'{"action":"end-turn","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',27,'moved',1794793188910,'{"action":"move T e","by":"person"}',0,'ckcmatd26suoobcf.a05227e04904e4a3','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',28,'moved',1794793188913,'{"action":"trade yellow","by":"person"}',0,'ckcmatd26suoobcf.e971fbc5d467a273','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',29,'moved',1794793188916,'{"action":"give scope","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',30,'moved',1794793188918,'{"action":"give armor","by":"person"}',0,'ckcmatd26suoobcf.2136c229a3c911b5','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',31,'moved',1794793188922,'{"action":"move A s","by":"person"}',0,'ckcmatd26suoobcf.f718caf018e58733','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',32,'moved',1794793188925,'{"action":"search T yellow","by":"person"}',0,'ckcmatd26suoobcf.c3f7a2284930d993','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',33,'moved',1794793188929,'{"action":"move T n","by":"person"}',0,'ckcmatd26suoobcf.86a9f07226e3b6e2','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',34,'moved',1794793188932,'{"action":"end-turn","by":"person"}',0,'ckcmatd26suoobcf.01311aea8eab2211','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',35,'moved',1794793188935,'{"action":"move A s","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',36,'moved',1794793188938,'{"action":"trade red","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',37,'moved',1794793188942,'{"action":"give boost","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',38,'moved',1794793188944,'{"action":"give scope","by":"person"}',0,'ckcmatd26suoobcf.36abd1817a078b5f','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',39,'moved',1794793188949,'{"action":"search A -","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',40,'moved',1794793188952,'{"action":"move A n","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',41,'moved',1794793188955,'{"action":"move T e","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',42,'moved',1794793188957,'{"action":"end-turn","by":"bot"}',1,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',43,'moved',1794793188960,'{"action":"armor yellow.T","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',44,'moved',1794793188963,'{"action":"armor red.A","by":"person"}',0,'ckcmatd26suoobcf.8aaa32376d14108b','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',45,'moved',1794793188966,'{"action":"search T -","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',46,'moved',1794793188969,'{"action":"search T -","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',47,'moved',1794793188975,'{"action":"move T e","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',48,'moved',1794793188979,'{"action":"trade red","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',49,'moved',1794793188985,'{"action":"give ammo","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',50,'moved',1794793188988,'{"action":"give boost","by":"person"}',0,'ckcmatd26suoobcf.a6e1aa5fa17af113','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',51,'moved',1794793188997,'{"action":"explore T n 0","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',52,'moved',1794793189000,'{"action":"end-turn","by":"bot"}',2,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',53,'moved',1794793189006,'{"action":"search T -","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',54,'moved',1794793189010,'{"action":"scan-body A blue","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',55,'moved',1794793189015,'{"action":"move A w","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',56,'moved',1794793189020,'{"action":"explore A s 0","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',57,'moved',1794793189026,'{"action":"lay-down keycard","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',58,'moved',1794793189029,'{"action":"end-turn","by":"bot"}',3,NULL,NULL);
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',59,'moved',1794793189032,'{"action":"search A -","by":"person"}',0,'ckcmatd26suoobcf.bf0d10bcfe143eff','ckcmatd26suoobcf');
INSERT INTO "entries" VALUES('js4uk6l5kl6mre3x',60,'moved',1794793189038,'{"action":"move T w","by":"person"}',0,'ckcmatd26suoobcf.b60e405fedd307dc','ckcmatd26suoobcf');
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('ckcmatd26suoobcf','Ann',1,1794793178460);
INSERT INTO "guests" VALUES('c43vg5tkww7aflg7','Боб',1,1794793178466);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	made BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (hash), 
	CONSTRAINT fk_links_guest FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('0db84700d899ae1c3fcf97a879785c3520a13005c415fa3ff399dfb9b7cc433c','c43vg5tkww7aflg7',1794793199052,35184372088832);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('ljbar3mwwpsl3ut3','tut5qm6qafspt4yl','panik','playing',0,'ckcmatd26suoobcf','15ae22d26b2471bbbb828de76f9cbed9',1794793178480);
INSERT INTO "tables" VALUES('js4uk6l5kl6mre3x','2qyokp3xbqnkhlmz','station','playing',0,'ckcmatd26suoobcf','480bad2186f0b4da1f91d58891529332',1794793188821);
CREATE TABLE words (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_words PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_words_table_id_seq FOREIGN KEY(table_id, seq) REFERENCES entries (table_id, seq) ON DELETE CASCADE, 
	CONSTRAINT fk_words_guest FOREIGN KEY(guest) REFERENCES guests (id) ON DELETE CASCADE
);
INSERT INTO "words" VALUES('ljbar3mwwpsl3ut3',2,'ckcmatd26suoobcf','Ann');
INSERT INTO "words" VALUES('ljbar3mwwpsl3ut3',3,'c43vg5tkww7aflg7','Боб');
INSERT INTO "words" VALUES('ljbar3mwwpsl3ut3',9,'c43vg5tkww7aflg7','I will be back');
INSERT INTO "words" VALUES('js4uk6l5kl6mre3x',2,'ckcmatd26suoobcf','Ann');
INSERT INTO "words" VALUES('js4uk6l5kl6mre3x',3,'c43vg5tkww7aflg7','Боб');
INSERT INTO "words" VALUES('js4uk6l5kl6mre3x',7,'c43vg5tkww7aflg7','I will be back');
CREATE INDEX ix_links_guest ON links (guest);
CREATE INDEX ix_due_at ON due (at);
CREATE INDEX ix_entries_guest_table_id ON entries (guest, table_id);
CREATE INDEX ix_words_guest ON words (guest);
COMMIT;
