CREATE TABLE "job_runs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"trigger" text NOT NULL,
	"asked_by" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"queue_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"instance" text DEFAULT '' NOT NULL,
	"heartbeat_at" timestamp (3) with time zone,
	"cancel_asked_at" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"result" jsonb,
	"quiet" boolean DEFAULT false NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" jsonb,
	"tries_again" boolean DEFAULT false NOT NULL,
	"retry_of" bigint
);
--> statement-breakpoint
CREATE TABLE "job_settings" (
	"job" text NOT NULL,
	"edition" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"cron" text,
	"time_zone" text,
	"changed_by" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_settings_job_edition_pk" PRIMARY KEY("job","edition")
);
--> statement-breakpoint
CREATE TABLE "job_workers" (
	"instance" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_attempt" ON "job_runs" USING btree ("queue_id","attempt");--> statement-breakpoint
CREATE UNIQUE INDEX "job_runs_waiting" ON "job_runs" USING btree ("job","edition") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "job_runs_newest" ON "job_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "job_runs_of_job" ON "job_runs" USING btree ("job","edition","id");--> statement-breakpoint
CREATE INDEX "job_runs_open" ON "job_runs" USING btree ("state") WHERE finished_at IS NULL;