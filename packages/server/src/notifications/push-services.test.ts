import { expect, test } from "vitest";
import { isPushService } from "./push-services.ts";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://db5p.notify.windows.com/w/?token=abc", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://fcm.googleapis.com:8443/abc", false],
  ["https://user@fcm.googleapis.com/abc", false],
  ["https://fcm.googleapis.com.example.org/abc", false],
  ["https://examplenotify.windows.com.example.org/", false],
  ["https://notify.windows.com.evil.example/", false],
  ["https://169.254.169.254/latest/meta-data", false],
  ["http://localhost:5000/push", false],
  ["file:///etc/passwd", false],
  ["no address", false],
])("NOTI-02 %s may be called: %s", (endpoint, may) => {
  expect(isPushService(endpoint, [])).toBe(may);
});

test("NOTI-02 the operator may name a further one, with its port", () => {
  expect(isPushService("http://localhost:5000/push", ["localhost:5000"])).toBe(true);
  expect(isPushService("http://localhost:5001/push", ["localhost:5000"])).toBe(false);
});
