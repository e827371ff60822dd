DROP INDEX "imports_at_work";--> statement-breakpoint
DROP INDEX "posts_updated";--> statement-breakpoint
DROP INDEX "posts_coverage";--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "former" jsonb;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "undo" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "applied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by_id" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "original_changed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "posts_desk" ON "posts" USING btree ("locale","status","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_category" ON "posts" USING btree ("category_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_author" ON "posts" USING btree ("author","locale","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "posts_by_title" ON "posts" USING btree ("locale",left(search_title, 80),"id") WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_by_publication" ON "posts" USING btree ("locale","published_at" DESC NULLS LAST,"id" DESC NULLS FIRST) WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_by_schedule" ON "posts" USING btree ("locale","scheduled_for","id") WHERE trashed_at IS NULL;--> statement-breakpoint
CREATE INDEX "posts_drifted" ON "posts" USING btree ("original_changed_at") WHERE original_changed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "imports_at_work" ON "imports" USING btree ("id") WHERE state IN ('waiting_to_check', 'checking', 'waiting_to_apply', 'applying', 'waiting_to_undo', 'undoing');--> statement-breakpoint
CREATE INDEX "posts_updated" ON "posts" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"group_id","trashed_at");--> statement-breakpoint
CREATE INDEX "posts_coverage" ON "posts" USING btree ("group_id","locale","status","trashed_at","id","updated_at");