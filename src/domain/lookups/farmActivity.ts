import type { LookupOption } from './lookupTypes';

/** An activity of a farm, as most calls answer it. */
export interface FlatActivity {
  id: number;
  businessActivityId: number;
  businessActivityName: string;
  systemBusinessActivityId: number;
  systemBusinessActivityFarmingClassification: string;
}

/** The same as one call answers it, the platform's own activity inside. */
interface NestedActivity {
  id: number;
  businessActivity: {
    systemBusinessActivity: {
      id: number;
      name: string;
      farmingClassification?: string | null;
      farmingClassificationDescription: string | null;
    };
  };
}

export function ofFlatActivity(row: FlatActivity): LookupOption {
  return {
    id: row.id,
    name: row.businessActivityName,
    systemBusinessActivityId: row.systemBusinessActivityId,
    farmingClassification: row.systemBusinessActivityFarmingClassification,
  };
}

/** The description is in words: 'Perene' stands for PERENNIAL. */
export function ofNestedActivity({ id, businessActivity }: NestedActivity): LookupOption {
  const {
    id: systemBusinessActivityId,
    name,
    farmingClassification,
    farmingClassificationDescription: words,
  } = businessActivity.systemBusinessActivity;
  const read = /^peren/i.test(words ?? '') ? 'PERENNIAL' : (words ?? '');
  return { id, name, systemBusinessActivityId, farmingClassification: farmingClassification ?? read };
}
