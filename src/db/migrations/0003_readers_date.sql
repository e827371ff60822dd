ALTER TABLE "reviews" ADD COLUMN "readers_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "readers_updated_at" timestamp (3) with time zone;