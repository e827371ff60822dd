CREATE TABLE "integrity_checks" (
	"check" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"obstacle" text,
	"more" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "integrity_findings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"check" text NOT NULL,
	"key" text NOT NULL,
	"details" jsonb NOT NULL,
	"mendable" boolean NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"mended_at" timestamp (3) with time zone,
	"mended_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_replacement_places" (
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
CREATE TABLE "text_replacements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"find" text NOT NULL,
	"replacement" text NOT NULL,
	"match_case" boolean NOT NULL,
	"whole_words" boolean NOT NULL,
	"links" boolean NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_replacement_places" ADD CONSTRAINT "text_replacement_places_replacement_id_text_replacements_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."text_replacements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "integrity_findings_open" ON "integrity_findings" USING btree ("check","key") WHERE mended_at IS NULL;--> statement-breakpoint
CREATE INDEX "integrity_findings_newest" ON "integrity_findings" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "integrity_findings_mended" ON "integrity_findings" USING btree ("mended_at") WHERE mended_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "text_replacement_places_of" ON "text_replacement_places" USING btree ("replacement_id");--> statement-breakpoint
CREATE INDEX "text_replacements_newest" ON "text_replacements" USING btree ("created_at","id");