CREATE TABLE "catalogue_arrivals" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"feed" text NOT NULL,
	"marketplace" text NOT NULL,
	"state" text DEFAULT 'staged' NOT NULL,
	"import_id" bigint NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_items" (
	"arrival_id" bigint NOT NULL,
	"row" integer NOT NULL,
	"key" text NOT NULL,
	"shop" text NOT NULL,
	"external_id" text,
	"ean" text,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"image_url" text,
	"price" integer,
	"currency" text NOT NULL,
	"availability" text NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "catalogue_items_arrival_id_row_pk" PRIMARY KEY("arrival_id","row")
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "catalogued" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "applied_row" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_arrivals_current" ON "catalogue_arrivals" USING btree ("locale","feed") WHERE state = 'current';--> statement-breakpoint
CREATE INDEX "catalogue_arrivals_of_import" ON "catalogue_arrivals" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalogue_items_key" ON "catalogue_items" USING btree ("arrival_id","key");--> statement-breakpoint
CREATE INDEX "catalogue_items_ean" ON "catalogue_items" USING btree ("ean") WHERE ean IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_items_number" ON "catalogue_items" USING btree ("external_id") WHERE external_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_items_page" ON "catalogue_items" USING hash (split_part(url, '?', 1));--> statement-breakpoint
CREATE INDEX "catalogue_items_words" ON "catalogue_items" USING gin (array_to_tsvector(string_to_array(words, ' ')));