import type { OwnAccount } from '../rules/import/destinations';
import type { JudgedPart } from '../rules/import/importVerdicts';
import type { Choices } from './chosenLines';
import { PartPreview } from './PartPreview';
import type { AccountParts } from './partsByAccount';

export interface GroupPreviewsProps {
  readonly groups: readonly AccountParts[];
  /** In the order of the groups and their statements. */
  readonly judged: readonly (readonly JudgedPart[])[];
  readonly accountOf: (id: string) => (OwnAccount & { readonly name: string }) | null;
  readonly choices: Choices;
  readonly onChoose: (key: string, on: boolean) => void;
  readonly onRemove: (id: string) => void;
}

/** What the files bring, account by account. */
export function GroupPreviews({
  groups,
  judged,
  accountOf,
  choices,
  onChoose,
  onRemove,
}: GroupPreviewsProps) {
  return groups.flatMap(({ accountId, parts }, group) =>
    parts.map((part, at) => {
      const own = judged[group]?.[at];
      const account = accountOf(accountId);
      return own && account ? (
        <PartPreview
          key={part.id}
          part={part}
          judged={own}
          account={account}
          placed={groups.length > 1 || part.to !== null}
          choices={choices}
          many={at > 0}
          onChoose={onChoose}
          onRemove={() => onRemove(part.id)}
        />
      ) : null;
    }),
  );
}
