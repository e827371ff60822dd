CREATE TABLE "backups" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text DEFAULT '' NOT NULL,
	"by_command" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"bytes" bigint,
	"sha256" text,
	"program" text NOT NULL,
	"counts" jsonb,
	"pictures" integer,
	"missing_pictures" integer DEFAULT 0 NOT NULL,
	"problem" jsonb,
	"rehearsal_state" text,
	"rehearsed_at" timestamp (3) with time zone,
	"rehearsed_rows" bigint,
	"rehearsal_problem" jsonb,
	"restore_state" text,
	"restore_asked_by_id" text,
	"restore_asked_by" text DEFAULT '' NOT NULL,
	"restored_at" timestamp (3) with time zone,
	"restore_problem" jsonb,
	CONSTRAINT "backups_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE INDEX "backups_newest" ON "backups" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "backups_waiting" ON "backups" USING btree ("reason") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "backups_restoring" ON "backups" USING btree ((true)) WHERE restore_state IN ('waiting', 'running');