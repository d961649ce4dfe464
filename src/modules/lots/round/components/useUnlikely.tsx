import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '@/platform/ui/confirm';

/** A figure that does not look right, under an id of its own. */
interface Doubt {
  readonly id: string;
  readonly text: string;
}

/** Asks to check the figures that do not look right, each figure once; false when they are to be corrected. */
export function useUnlikely(): (doubts: readonly Doubt[]) => Promise<boolean> {
  const { t } = useTranslation('lotRound');
  const [confirmed] = useState(() => new Set<string>());
  return async (all) => {
    const open = all.filter(({ id }) => !confirmed.has(id));
    if (open.length === 0) return true;
    const sure = await confirm({
      title: t('unlikely.title'),
      body: open.map(({ id, text }) => <div key={id}>{text}</div>),
      confirmLabel: t('unlikely.confirm'),
      cancelLabel: t('unlikely.back'),
    });
    if (sure) open.forEach(({ id }) => confirmed.add(id));
    return sure;
  };
}
