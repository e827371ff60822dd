CREATE TABLE "page_lifetimes" (
	"template" text PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "render_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"locale" text,
	"paths" text[],
	"speed" integer NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"last_path" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"started_by" text NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rendered_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"locale" text,
	"template" text NOT NULL,
	"known_at" timestamp (3) with time zone,
	"store" text,
	"rendered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"took" real,
	"bytes" integer,
	"size" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"position" bigint,
	"cause" text,
	"error" text,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "render_runs_open" ON "render_runs" USING btree ("scope",coalesce("locale", '')) WHERE finished_at IS NULL AND scope <> 'paths';--> statement-breakpoint
CREATE INDEX "render_runs_newest" ON "render_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rendered_pages_tags" ON "rendered_pages" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "rendered_pages_of_edition" ON "rendered_pages" USING btree ("locale","path");--> statement-breakpoint
CREATE INDEX "rendered_pages_failed" ON "rendered_pages" USING btree ("failed_at");