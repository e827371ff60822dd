-- Trigram indexes make "contains" searches quick. The extension is trusted: the database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
