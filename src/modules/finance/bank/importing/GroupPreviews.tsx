import { keyOfAccount, type OwnAccount } from '../rules/import/destinations';
import type { JudgedPart } from '../rules/import/importVerdicts';
import type { Choices } from './chosenLines';
import { type PartJudged, PartPreview } from './PartPreview';
import type { AccountParts } from './partsByAccount';

export interface GroupPreviewsProps {
  readonly groups: readonly AccountParts[];
  /** In the order of the groups and their statements. */
  readonly judged: readonly (readonly JudgedPart[])[];
  readonly accountOf: (id: string) => (OwnAccount & { readonly name: string }) | null;
  readonly choices: Choices;
  readonly onChoose: (key: string, on: boolean) => void;
  readonly onChooseAll: (keys: readonly string[], on: boolean) => void;
  readonly onRemove: (ids: readonly string[]) => void;
}

/** The statements that one file has of one account stand together, however many there are. */
function byFileAndAccount(
  { parts }: AccountParts,
  judged: readonly JudgedPart[] | undefined,
): readonly (readonly PartJudged[])[] {
  const found = new Map<string, PartJudged[]>();
  for (const [at, part] of parts.entries()) {
    const own = judged?.[at];
    if (!own) continue;
    const key = JSON.stringify([part.file ?? part.id, keyOfAccount(part.account)]);
    const same = found.get(key);
    const one = { part, judged: own, many: at > 0 };
    if (same) same.push(one);
    else found.set(key, [one]);
  }
  return [...found.values()];
}

/** What the files bring, account by account. */
export function GroupPreviews(props: GroupPreviewsProps) {
  const { groups, judged, accountOf, choices, onChoose, onChooseAll, onRemove } = props;
  return groups.flatMap((group, at) =>
    byFileAndAccount(group, judged[at]).map((parts) => {
      const account = accountOf(group.accountId);
      const [first] = parts;
      return account && first ? (
        <PartPreview
          key={first.part.id}
          parts={parts}
          account={account}
          placed={groups.length > 1 || first.part.to !== null}
          choices={choices}
          onChoose={onChoose}
          onChooseAll={onChooseAll}
          onRemove={() => onRemove(parts.map(({ part }) => part.id))}
        />
      ) : null;
    }),
  );
}
