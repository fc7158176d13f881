/** Two browsers of one person with one server between them: what most tests of syncing start from. */
import { createDevice } from "./device.ts";
import { createNetwork } from "./network.ts";

/**
 * Both are unlocked and have asked the server once. The test closes them.
 * @param now ISO instant at which both clocks start; they are one clock, which the test moves
 */
export const twoDevices = async (profileId: string, now: string) => {
  const clock = { now: Date.parse(now) };
  const network = createNetwork(clock);
  const phone = await createDevice(network, profileId, clock);
  const tablet = await createDevice(network, profileId, clock);
  for (const device of [phone, tablet]) await device.unlock(profileId);
  return { clock, network, phone, tablet };
};
