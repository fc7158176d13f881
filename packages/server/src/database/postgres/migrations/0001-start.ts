/**
 * The schema that PostgreSQL begins with: what SQLite has at its schema 8. Texts compare by their bytes, as they do there,
 * and events count up in a column of the name that SQLite gives them.
 * Never edit it: databases out there were made by it.
 */
import type { PostgresMigration } from "../migration.ts";

const tables = `
CREATE TABLE server (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  server_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
);

CREATE TABLE household (
  household_id TEXT NOT NULL PRIMARY KEY,
  seq INTEGER NOT NULL DEFAULT 0,
  top TEXT NOT NULL DEFAULT '',
  floor INTEGER NOT NULL DEFAULT 0,
  epoch TEXT NOT NULL,
  generation TEXT NOT NULL DEFAULT '',
  created_at INTEGER NOT NULL,
  recovery_hash TEXT
);

CREATE TABLE generation (
  household_id TEXT NOT NULL REFERENCES household,
  generation TEXT NOT NULL,
  last_seq INTEGER NOT NULL,
  ended_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, generation)
);

CREATE TABLE device (
  household_id TEXT NOT NULL REFERENCES household,
  device_id TEXT NOT NULL,
  name TEXT NOT NULL,
  credential_hash TEXT NOT NULL,
  previous_hash TEXT,
  previous_until INTEGER,
  rotated_at INTEGER NOT NULL,
  enrolled_by TEXT,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  revoked_at INTEGER,
  PRIMARY KEY (household_id, device_id)
);
CREATE UNIQUE INDEX device_credential ON device (household_id, credential_hash);
CREATE INDEX device_previous ON device (household_id, previous_hash) WHERE previous_hash IS NOT NULL;

CREATE TABLE replica (
  household_id TEXT NOT NULL REFERENCES household,
  replica_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  last TEXT NOT NULL,
  last_n INTEGER NOT NULL,
  confirmed INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, replica_id, profile_id)
);

CREATE TABLE record (
  household_id TEXT NOT NULL REFERENCES household,
  scope TEXT NOT NULL,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  day TEXT,
  fields TEXT NOT NULL,
  stamp TEXT NOT NULL,
  exceptions TEXT,
  deleted INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (household_id, scope, kind, id)
);
CREATE UNIQUE INDEX record_feed ON record (household_id, scope, seq);
CREATE INDEX record_day ON record (household_id, scope, kind, day);

CREATE TABLE stored_bytes (
  household_id TEXT NOT NULL REFERENCES household,
  scope TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  PRIMARY KEY (household_id, scope)
);

CREATE TABLE receipt (
  household_id TEXT NOT NULL REFERENCES household,
  op_id TEXT NOT NULL,
  replica_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (household_id, op_id)
);

CREATE TABLE profile (
  household_id TEXT NOT NULL REFERENCES household,
  profile_id TEXT NOT NULL,
  username TEXT NOT NULL,
  is_owner INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  UNIQUE (household_id, username)
);

CREATE TABLE passcode (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  verifier TEXT NOT NULL,
  pepper_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
);

CREATE TABLE passcode_reset (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  reset_by TEXT,
  reset_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
);

CREATE TABLE attempt (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  fails INTEGER NOT NULL,
  next_try_at INTEGER NOT NULL,
  disabled_at INTEGER,
  known INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id, device_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
);

CREATE TABLE session (
  household_id TEXT NOT NULL,
  id_hash TEXT NOT NULL,
  device_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  idle_limit INTEGER NOT NULL,
  elevated_until INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (household_id, id_hash),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile,
  FOREIGN KEY (household_id, device_id) REFERENCES device
);
CREATE INDEX session_device ON session (household_id, device_id);

CREATE TABLE invitation (
  household_id TEXT NOT NULL,
  invitation_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('setup', 'profile', 'device')),
  selector TEXT NOT NULL,
  verifier TEXT NOT NULL,
  link_hash TEXT,
  created_by TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  tries INTEGER NOT NULL DEFAULT 0,
  used_at INTEGER,
  used_by TEXT,
  attempt_hash TEXT,
  PRIMARY KEY (household_id, invitation_id)
);
CREATE INDEX invitation_selector ON invitation (selector);
CREATE INDEX invitation_attempt ON invitation (attempt_hash) WHERE attempt_hash IS NOT NULL;

CREATE TABLE registration (
  household_id TEXT NOT NULL REFERENCES household,
  grant_hash TEXT NOT NULL,
  device_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  profile_id TEXT,
  PRIMARY KEY (household_id, grant_hash)
);

CREATE TABLE activity (
  household_id TEXT NOT NULL,
  rowid INTEGER GENERATED ALWAYS AS IDENTITY,
  at INTEGER NOT NULL,
  actor TEXT,
  device_id TEXT,
  what TEXT NOT NULL,
  PRIMARY KEY (household_id, rowid)
);
CREATE INDEX activity_time ON activity (household_id, at);

CREATE TABLE job (
  household_id TEXT NOT NULL REFERENCES household,
  job_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  review_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  stage TEXT NOT NULL,
  request TEXT,
  result TEXT,
  error TEXT,
  worker TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  claimed_at INTEGER,
  PRIMARY KEY (household_id, job_id)
);
CREATE UNIQUE INDEX job_open ON job (household_id, profile_id, review_id, kind)
  WHERE state IN ('queued', 'running');
CREATE INDEX job_waiting ON job (state, created_at) WHERE state IN ('queued', 'running');

CREATE TABLE push_subscription (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  p256dh TEXT NOT NULL,
  auth TEXT NOT NULL,
  vapid_id TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id, device_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile,
  FOREIGN KEY (household_id, device_id) REFERENCES device
);

CREATE TABLE reminder_watch (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  seen_seq INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
);

CREATE TABLE reminder (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  device_id TEXT NOT NULL,
  reminder_key TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  until_at INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('due', 'sent', 'gone', 'refused', 'dropped', 'missed')),
  worker TEXT,
  lease_until INTEGER NOT NULL DEFAULT 0,
  tries INTEGER NOT NULL DEFAULT 0,
  retry_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id, device_id, reminder_key)
);
CREATE INDEX reminder_waiting ON reminder (retry_at) WHERE state = 'due';

CREATE TABLE calendar_feed (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
);
CREATE UNIQUE INDEX calendar_token ON calendar_feed (token_hash);

CREATE TABLE model_use (
  month TEXT NOT NULL,
  model TEXT NOT NULL,
  requests INTEGER NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  PRIMARY KEY (month, model)
);
`;

/** The first migration of PostgreSQL. */
export const postgresStart: PostgresMigration = {
  version: 1,
  name: "start",
  // Milliseconds need 64 bits.
  sql: tables.replaceAll(/\bINTEGER\b/g, "BIGINT").replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"'),
};
