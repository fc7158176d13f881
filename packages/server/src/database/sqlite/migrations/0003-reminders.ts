/** Schema 3: who wants reminders on which device, which were sent, and the secret address of a calendar. */
import type { SqliteMigration } from "../migration.ts";

export const reminders: SqliteMigration = {
  version: 3,
  name: "reminders",
  sql: `
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
) STRICT, WITHOUT ROWID;

CREATE TABLE reminder_watch (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  seen_seq INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
) STRICT, WITHOUT ROWID;

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
) STRICT, WITHOUT ROWID;
CREATE INDEX reminder_waiting ON reminder (retry_at) WHERE state = 'due';

CREATE TABLE calendar_feed (
  household_id TEXT NOT NULL,
  profile_id TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (household_id, profile_id),
  FOREIGN KEY (household_id, profile_id) REFERENCES profile
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX calendar_token ON calendar_feed (token_hash);
`,
};
