CREATE TABLE "click_days" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"page_kind" text NOT NULL,
	"page_id" bigint DEFAULT 0 NOT NULL,
	"target_kind" text NOT NULL,
	"target_id" bigint DEFAULT 0 NOT NULL,
	"product_id" bigint DEFAULT 0 NOT NULL,
	"position" text NOT NULL,
	"visitor" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "click_days_key" PRIMARY KEY("day","locale","page_kind","page_id","target_kind","target_id","position","visitor")
);
--> statement-breakpoint
CREATE TABLE "view_days" (
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"page_kind" text NOT NULL,
	"page_id" bigint DEFAULT 0 NOT NULL,
	"visitor" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "view_days_key" PRIMARY KEY("day","locale","page_kind","page_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "earnings" (
	"day" date NOT NULL,
	"tag" text NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"ordered_items" integer DEFAULT 0 NOT NULL,
	"shipped_items" integer DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "earnings_key" PRIMARY KEY("locale","day","tag","external_id")
);
--> statement-breakpoint
CREATE INDEX "click_days_product" ON "click_days" USING btree ("product_id","day");