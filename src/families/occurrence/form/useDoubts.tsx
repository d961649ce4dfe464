import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirm } from '@/platform/ui/confirm';

/** Asks back what can hardly be, each sentence once; false when it is to be corrected. */
export function useDoubts(): (sentences: readonly string[]) => Promise<boolean> {
  const { t } = useTranslation('occurrence');
  const [confirmed] = useState(() => new Set<string>());
  return async (sentences) => {
    const open = sentences.filter((sentence) => !confirmed.has(sentence));
    if (open.length === 0) return true;
    const sure = await confirm({
      title: t('doubts.title'),
      body: open.map((sentence) => <div key={sentence}>{sentence}</div>),
      confirmLabel: t('doubts.confirm'),
      cancelLabel: t('doubts.back'),
    });
    if (sure) open.forEach((sentence) => confirmed.add(sentence));
    return sure;
  };
}
