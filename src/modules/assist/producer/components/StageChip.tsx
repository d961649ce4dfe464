import { useTranslation } from 'react-i18next';
import { StatusChip } from '@/platform/ui/StatusChip';
import type { ProducerDocument } from '../../assistWire';
import { stageLooks, stageOf } from '../rules/producerStatus';

/** Where a document stands, in the words of who has sent it. */
export function StageChip({ document }: { readonly document: ProducerDocument }) {
  const { t } = useTranslation('assistProducer');
  const stage = stageOf(document);
  const { tone, variant, icon } = stageLooks[stage];
  return <StatusChip tone={tone} variant={variant} icon={icon} label={t(`status.${stage}`)} />;
}
