CREATE TABLE "move_in_changes" (
	"run_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"source_id" text NOT NULL,
	"subject_id" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"former" jsonb NOT NULL,
	CONSTRAINT "move_in_changes_run_id_kind_locale_source_id_pk" PRIMARY KEY("run_id","kind","locale","source_id")
);
--> statement-breakpoint
CREATE TABLE "move_in_missing" (
	"run_id" bigint NOT NULL,
	"url" text NOT NULL,
	"post_id" bigint NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL,
	"reason" text NOT NULL,
	"title" text NOT NULL,
	"media_id" bigint,
	"mended_by" text,
	CONSTRAINT "move_in_missing_run_id_url_post_id_pk" PRIMARY KEY("run_id","url","post_id")
);
--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "site_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "actor_id" text;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "files" jsonb;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "old_address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "choices" jsonb;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "told" jsonb;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "has_report" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "done" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "total" integer;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "worker" text;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "undo" jsonb;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "undone_by_id" text;--> statement-breakpoint
ALTER TABLE "move_in_runs" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "move_in_changes" ADD CONSTRAINT "move_in_changes_run_id_move_in_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."move_in_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_in_missing" ADD CONSTRAINT "move_in_missing_run_id_move_in_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."move_in_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "move_in_changes_subject" ON "move_in_changes" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "move_in_runs_at_work" ON "move_in_runs" USING btree ("id") WHERE state IN ('waiting_to_look', 'looking', 'waiting_to_run', 'running', 'waiting_to_undo', 'undoing');--> statement-breakpoint
CREATE INDEX "moved_in_subject" ON "moved_in" USING btree ("kind","subject_id");