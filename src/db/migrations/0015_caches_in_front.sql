CREATE TABLE "edge_targets" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" bigint,
	"caught_up_at" timestamp (3) with time zone,
	"waiting" integer DEFAULT 0 NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"failed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"worker" text,
	"heartbeat_at" timestamp (3) with time zone,
	CONSTRAINT "edge_targets_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "invalidations" ADD COLUMN "taken_down" text[] DEFAULT '{}' NOT NULL;