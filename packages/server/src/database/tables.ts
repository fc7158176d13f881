/**
 * The rows of the tables; the SQL that makes them is in `migrations/`. Every key of household data begins with
 * `household_id`, so a distributed PostgreSQL can keep a household on one shard. Times are ms since 1970, UTC.
 */
export type Tables = {
  server: {
    id: number;
    server_id: string;
    created_at: number;
    /** Of this start; a household takes it with its next write. */
    generation: string;
    /** Which keys the servers have; '' before the first said so. */
    keys: string;
  };
  household: {
    household_id: string;
    /** Last number given to a record. */
    seq: number;
    /** Greatest stamp. */
    top: string;
    epoch: string;
    /** Of the last numbers: of the start of the server that gave them. */
    generation: string;
    created_at: number;
    /** SHA-256 of the recovery code; null: none was made, or it was used. */
    recovery_hash: string | null;
  };
  /** Generations that have ended, with the last number of each. */
  generation: { household_id: string; generation: string; last_seq: number; ended_at: number };
  device: {
    household_id: string;
    device_id: string;
    name: string;
    credential_hash: string;
    /** The credential before the last rotation, valid until `previous_until`. */
    previous_hash: string | null;
    previous_until: number | null;
    rotated_at: number;
    enrolled_by: string | null;
    created_at: number;
    last_seen_at: number;
    revoked_at: number | null;
  };
  replica: {
    household_id: string;
    replica_id: string;
    /** The session's profile; '' for a device without one. */
    profile_id: string;
    last: string;
    last_n: number;
    confirmed: number;
    seen_at: number;
  };
  record: {
    household_id: string;
    scope: string;
    kind: string;
    id: string;
    day: string | null;
    /** JSON of the flat fields. */
    fields: string;
    stamp: string;
    /** JSON of the stamps that differ from `stamp`. */
    exceptions: string | null;
    deleted: number;
    seq: number;
  };
  /** Bytes of all records of a scope, tombstones included. */
  stored_bytes: { household_id: string; scope: string; bytes: number };
  receipt: { household_id: string; op_id: string; replica_id: string; n: number; at: number };
  profile: {
    household_id: string;
    profile_id: string;
    username: string;
    is_owner: number;
    created_by: string;
    created_at: number;
  };
  passcode: {
    household_id: string;
    profile_id: string;
    /** PHC text of argon2id. */
    verifier: string;
    pepper_id: string;
    version: number;
    changed_at: number;
  };
  attempt: {
    household_id: string;
    profile_id: string;
    /** '' is shared by all devices that never unlocked this profile. */
    device_id: string;
    fails: number;
    next_try_at: number;
    disabled_at: number | null;
    /** Set once this device has unlocked this profile. */
    known: number;
  };
  session: {
    household_id: string;
    id_hash: string;
    device_id: string;
    profile_id: string;
    created_at: number;
    used_at: number;
    expires_at: number;
    idle_limit: number;
    /** Until then the passcode counts as given again. */
    elevated_until: number;
  };
  invitation: {
    household_id: string;
    invitation_id: string;
    kind: "setup" | "profile" | "device";
    /** First characters of the code, in clear: they say which verifier to try. */
    selector: string;
    /** PHC text of argon2id over the whole code. */
    verifier: string;
    /** SHA-256 of the long secret of a link; only the setup invitation has one. */
    link_hash: string | null;
    created_by: string | null;
    created_at: number;
    expires_at: number | null;
    tries: number;
    used_at: number | null;
    used_by: string | null;
    /** SHA-256 of the secret by which the browser that used the code may repeat its join. */
    attempt_hash: string | null;
  };
  registration: {
    household_id: string;
    grant_hash: string;
    device_id: string;
    created_at: number;
    expires_at: number;
    profile_id: string | null;
  };
  activity: {
    household_id: string;
    /** Grows; SQLite's own. */
    rowid: number;
    at: number;
    actor: string | null;
    device_id: string | null;
    what: string;
  };
  job: {
    household_id: string;
    job_id: string;
    profile_id: string;
    review_id: string;
    kind: string;
    state: "queued" | "running" | "done" | "failed" | "cancelled";
    stage: string;
    /** JSON of the design input; dropped when the job ends. */
    request: string | null;
    result: string | null;
    error: string | null;
    worker: string | null;
    lease_until: number;
    tries: number;
    created_at: number;
    updated_at: number;
    /** When its end was fetched, or its week declined. */
    claimed_at: number | null;
  };
  passcode_reset: {
    household_id: string;
    profile_id: string;
    /** Where the person sets a new one; nowhere else does the profile open. */
    device_id: string;
    /** null: by the recovery code. */
    reset_by: string | null;
    reset_at: number;
  };
  push_subscription: {
    household_id: string;
    profile_id: string;
    device_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    /** Of the server's key that it was made with. */
    vapid_id: string;
    time_zone: string;
    updated_at: number;
  };
  /** One for each person who wants reminders anywhere. */
  reminder_watch: {
    household_id: string;
    profile_id: string;
    /** Number of the household when it was last looked at: another one means that something changed. */
    seen_seq: number;
    next_at: number;
  };
  reminder: {
    household_id: string;
    profile_id: string;
    device_id: string;
    reminder_key: string;
    due_at: number;
    until_at: number;
    state: "due" | "sent" | "gone" | "refused" | "dropped" | "missed";
    worker: string | null;
    lease_until: number;
    tries: number;
    retry_at: number;
    updated_at: number;
  };
  /** What models took in a month (UTC), for all households. */
  model_use: {
    month: string;
    model: string;
    requests: number;
    input_tokens: number;
    output_tokens: number;
  };
  calendar_feed: { household_id: string; profile_id: string; token_hash: string; created_at: number };
};
