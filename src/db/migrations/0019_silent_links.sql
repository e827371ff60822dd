CREATE TABLE "link_findings" (
	"link_id" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"shown" text NOT NULL,
	"end_url" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "link_replacement_places" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"replacement_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"field" text NOT NULL,
	"title" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_replacements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"link_id" bigint NOT NULL,
	"url" text NOT NULL,
	"new_url" text NOT NULL,
	"locale" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "successor_id" bigint;--> statement-breakpoint
ALTER TABLE "link_findings" ADD CONSTRAINT "link_findings_link_id_link_checks_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."link_checks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_replacement_places" ADD CONSTRAINT "link_replacement_places_replacement_id_link_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."link_replacements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_findings_confirmed" ON "link_findings" USING btree ("link_id") WHERE confirmed_at IS NOT NULL AND replaced_at IS NULL;--> statement-breakpoint
CREATE INDEX "link_replacement_places_of" ON "link_replacement_places" USING btree ("replacement_id");--> statement-breakpoint
CREATE INDEX "link_replacements_newest" ON "link_replacements" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_successor_id_products_id_fk" FOREIGN KEY ("successor_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "click_days_page" ON "click_days" USING btree ("page_kind","page_id","day");--> statement-breakpoint
CREATE INDEX "products_successor" ON "products" USING btree ("successor_id") WHERE successor_id IS NOT NULL;