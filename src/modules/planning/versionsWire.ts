import { givenNumber, optionalText, sparse } from '@/platform/http/wire';

/** Who saved a version and when. */
export const VersionHeadWire = sparse({
  number: givenNumber,
  userName: optionalText,
  savedAt: optionalText,
  approvedBy: optionalText,
  approvedAt: optionalText,
});
