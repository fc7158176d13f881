/** The authority as iPhones and iPads install it: a configuration profile with one root certificate. */
import { createHash } from "node:crypto";
import type { Authority } from "./authority.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The same certificate has the same id each time, so that a second download replaces the first. */
const idOf = (raw: Uint8Array, what: string): string => {
  const hex = createHash("sha256").update(raw).update(what).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)]
    .join("-")
    .toUpperCase();
};

/** https://developer.apple.com/documentation/devicemanagement/certificateroot */
export const phoneProfile = ({ certificate, name }: Authority): string => {
  const { raw } = certificate;
  const entry = (key: string, text: string): string => `<key>${key}</key><string>${escaped(text)}</string>`;
  const about = `Lets this device trust Muster on your home network.`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
<key>PayloadContent</key>
<array>
<dict>
<key>PayloadContent</key><data>${raw.toString("base64")}</data>
${entry("PayloadType", "com.apple.security.root")}
<key>PayloadVersion</key><integer>1</integer>
${entry("PayloadIdentifier", `muster.home.root.${idOf(raw, "root")}`)}
${entry("PayloadUUID", idOf(raw, "root"))}
${entry("PayloadDisplayName", name)}
${entry("PayloadCertificateFileName", "muster-home.crt")}
</dict>
</array>
${entry("PayloadType", "Configuration")}
<key>PayloadVersion</key><integer>1</integer>
${entry("PayloadIdentifier", `muster.home.${idOf(raw, "profile")}`)}
${entry("PayloadUUID", idOf(raw, "profile"))}
${entry("PayloadDisplayName", name)}
${entry("PayloadDescription", about)}
</dict>
</plist>
`;
};
