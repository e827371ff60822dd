CREATE TABLE "move_outs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"state" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"bytes" bigint,
	"problem" text,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "move_outs_at_work" ON "move_outs" USING btree ("id") WHERE state IN ('waiting', 'running');