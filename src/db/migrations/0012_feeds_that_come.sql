CREATE TABLE "shop_feeds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"host" text NOT NULL,
	"every_hours" integer NOT NULL,
	"at_hour" integer NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"mapping" jsonb,
	"shape" jsonb,
	"figures" jsonb,
	"look_because" text,
	"etag" text,
	"last_modified" text,
	"content_hash" text,
	"fetched_at" timestamp (3) with time zone,
	"result" text,
	"status" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"import_id" bigint,
	"applied_import_id" bigint,
	"applied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "shop_feed_id" bigint;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "unattended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "held" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_feeds_name" ON "shop_feeds" USING btree ("name");--> statement-breakpoint
CREATE INDEX "shop_feeds_due" ON "shop_feeds" USING btree ("next_at") WHERE NOT paused;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_shop_feed_id_shop_feeds_id_fk" FOREIGN KEY ("shop_feed_id") REFERENCES "public"."shop_feeds"("id") ON DELETE set null ON UPDATE no action;