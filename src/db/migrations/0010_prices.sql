CREATE TABLE "offer_prices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"price" integer NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_run_items" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" bigint NOT NULL,
	"offer_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"previous_price" integer,
	"price" integer,
	"list_price" integer,
	"currency" text NOT NULL,
	"availability" text DEFAULT 'unknown' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decision" text,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"marketplace" text NOT NULL,
	"trigger" text NOT NULL,
	"day" date NOT NULL,
	"slot" integer DEFAULT 0 NOT NULL,
	"started_by" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"total" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "locale_configs" ADD COLUMN "shop_hosts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_prices" ADD CONSTRAINT "offer_prices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run_items" ADD CONSTRAINT "price_run_items_run_id_price_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."price_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_run_items" ADD CONSTRAINT "price_run_items_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_prices_of_offer" ON "offer_prices" USING btree ("offer_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "price_run_items_once" ON "price_run_items" USING btree ("run_id","offer_id");--> statement-breakpoint
CREATE INDEX "price_run_items_of_offer" ON "price_run_items" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "price_run_items_held" ON "price_run_items" USING btree ("at","id") WHERE outcome = 'held' AND decision IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_runs_open" ON "price_runs" USING btree ("locale","marketplace") WHERE finished_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "price_runs_daily" ON "price_runs" USING btree ("locale","marketplace","day","slot") WHERE trigger = 'daily';--> statement-breakpoint
CREATE INDEX "price_runs_newest" ON "price_runs" USING btree ("created_at","id");