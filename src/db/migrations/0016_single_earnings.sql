CREATE TABLE "earning_layouts" (
	"header" text PRIMARY KEY NOT NULL,
	"reading" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earning_reports" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"stored_as" text,
	"sha256" text NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"problem" text,
	"locale" text,
	"tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reading" jsonb,
	"figures" jsonb,
	"stored" jsonb,
	"read" integer DEFAULT 0 NOT NULL,
	"started_by_id" text NOT NULL,
	"started_by" text NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"taken_in_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "earning_rows" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"day" date NOT NULL,
	"period_from" date,
	"state" text NOT NULL,
	"tag" text DEFAULT '' NOT NULL,
	"sub_id" text DEFAULT '' NOT NULL,
	"external_id" text DEFAULT '' NOT NULL,
	"ordered_items" integer DEFAULT 0 NOT NULL,
	"shipped_items" integer DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"earned" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"report_id" bigint,
	CONSTRAINT "earning_rows_key" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE INDEX "earning_reports_newest" ON "earning_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "earning_reports_of_file" ON "earning_reports" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "earning_reports_at_work" ON "earning_reports" USING btree ("id") WHERE state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying');--> statement-breakpoint
CREATE INDEX "earning_rows_by_day" ON "earning_rows" USING btree ("locale","day");--> statement-breakpoint
CREATE INDEX "earning_rows_of_report" ON "earning_rows" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "earning_rows_of_periods" ON "earning_rows" USING btree ("source","locale") WHERE period_from IS NOT NULL;--> statement-breakpoint
INSERT INTO "earning_rows" ("source", "key", "locale", "day", "state", "tag", "external_id", "ordered_items", "shipped_items", "revenue", "earned", "currency")
SELECT 'amazon', 'former:' || "locale" || ':' || "day" || ':' || "tag" || ':' || "external_id", "locale", "day", 'approved', "tag", "external_id",
  "ordered_items", "shipped_items", "revenue", "earned", "currency"
FROM "earnings";
