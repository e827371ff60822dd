import { type LeftReason, sayReason } from '#contract/running/move-in/left-reasons.ts';
import { useMoveInTexts } from './move-in-texts.ts';

/** Why something stays behind, as its reader speaks; what an older release wrote down, as it stands there. */
export function SaidReason({ of }: { of: LeftReason & { reason: string } }) {
  const said = sayReason(useMoveInTexts().why, of);
  return said === undefined ? <span lang="en">{of.reason}</span> : said;
}
