/** Schema 1: household, devices, records, sessions, invitations, jobs. Never edit it: files out there were made by it. */
import type { SqliteMigration } from "../migration.ts";

export const start: SqliteMigration = {
  version: 1,
  name: "start",
  sql: `
CREATE TABLE server (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  server_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE household (
  household_id TEXT NOT NULL PRIMARY KEY,
  seq INTEGER NOT NULL DEFAULT 0,
  top TEXT NOT NULL DEFAULT '',
  floor INTEGER NOT NULL DEFAULT 0,
  epoch TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

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
) STRICT, WITHOUT ROWID;
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
) STRICT, WITHOUT ROWID;

CREATE TABLE record (
  household_id TEXT NOT NULL REFERENCES household,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  scope TEXT NOT NULL,
  day TEXT,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  stamp TEXT NOT NULL,
  exceptions TEXT CHECK (exceptions IS NULL OR json_valid(exceptions)),
  deleted INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (household_id, kind, id)
) STRICT;
CREATE UNIQUE INDEX record_feed ON record (household_id, scope, seq);
CREATE INDEX record_day ON record (household_id, scope, kind, day);

CREATE TABLE receipt (
  household_id TEXT NOT NULL REFERENCES household,
  op_id TEXT NOT NULL,
  replica_id TEXT NOT NULL,
  n INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (household_id, op_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE profile (
  household_id TEXT NOT NULL REFERENCES household,
  profile_id TEXT NOT NULL,
  username TEXT NOT NULL,
  is_owner INTEGER NOT NULL,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  UNIQUE (household_id, username)
) STRICT, WITHOUT ROWID;

CREATE TABLE passcode (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  verifier TEXT NOT NULL,
  pepper_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
) STRICT, WITHOUT ROWID;

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
) STRICT, WITHOUT ROWID;

CREATE TABLE session (
  household_id TEXT NOT NULL,
  id_hash TEXT NOT NULL,
  device_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  idle_limit INTEGER NOT NULL,
  PRIMARY KEY (household_id, id_hash),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile,
  FOREIGN KEY (household_id, device_id) REFERENCES device
) STRICT, WITHOUT ROWID;
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
  PRIMARY KEY (household_id, invitation_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitation_selector ON invitation (selector);

CREATE TABLE registration (
  household_id TEXT NOT NULL REFERENCES household,
  grant_hash TEXT NOT NULL,
  device_id TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  profile_id TEXT,
  PRIMARY KEY (household_id, grant_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE activity (
  household_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  actor TEXT,
  device_id TEXT,
  what TEXT NOT NULL
) STRICT;
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
  PRIMARY KEY (household_id, job_id)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX job_open ON job (household_id, profile_id, review_id, kind)
  WHERE state IN ('queued', 'running');
CREATE INDEX job_waiting ON job (state, created_at) WHERE state IN ('queued', 'running');
`,
};
