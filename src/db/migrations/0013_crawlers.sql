CREATE TABLE "crawler_days" (
	"day" date NOT NULL,
	"class" text NOT NULL,
	"visits" integer NOT NULL,
	"left_out" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "crawler_days_key" PRIMARY KEY("day","class")
);
--> statement-breakpoint
CREATE TABLE "crawler_hits" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"class" text NOT NULL,
	"agent" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"served_from" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parity_findings" (
	"path" text PRIMARY KEY NOT NULL,
	"parts" text[] NOT NULL,
	"whole" text NOT NULL,
	"bare" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parity_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"started_by" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"compared" integer DEFAULT 0 NOT NULL,
	"differing" integer DEFAULT 0 NOT NULL,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "crawler_hits_newest" ON "crawler_hits" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "crawler_hits_of_class" ON "crawler_hits" USING btree ("class","at","id");--> statement-breakpoint
CREATE INDEX "parity_findings_newest" ON "parity_findings" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "parity_runs_open" ON "parity_runs" USING btree ((finished_at IS NULL)) WHERE finished_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parity_runs_daily" ON "parity_runs" USING btree ("day") WHERE started_by = '';--> statement-breakpoint
CREATE INDEX "parity_runs_newest" ON "parity_runs" USING btree ("created_at","id");