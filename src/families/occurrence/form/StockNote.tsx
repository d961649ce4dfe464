import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '@/platform/forms/options';
import { useQuery } from '@/platform/store/useQuery';
import { typeStep } from '@/platform/theme/typography';
import type { DepletionLine, StockPort } from '../occurrenceTypes';
import { depletionFault, stockKey } from '../rules/depletion';
import { quantityText } from '../rules/quantityText';

const Root = styled('div')(({ theme }) => ({
  ...typeStep('caption'),
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  marginTop: 4,
  color: theme.tokens.textMuted,
  '&[data-fault="true"]': { color: theme.tokens.danger.softText },
}));

interface StockNoteProps {
  readonly stock: StockPort;
  readonly subjectId: Id;
  readonly line: DepletionLine;
  readonly onFarm: (farmId: Id | null) => void;
  /** What a unit costs in stock, as soon as that is answered. */
  readonly onCost: (key: string, unitCost: number | null) => void;
}

/** What there is in stock of a line's product, before anything is saved; where there is none, who else has it. */
export function StockNote({ stock, subjectId, line, onFarm, onCost }: StockNoteProps) {
  const { t } = useTranslation('occurrence');
  const { productId, unit, farmId } = line;
  const notifyCost = useEffectEvent(onCost);
  const {
    status,
    data: found,
    retry,
  } = useQuery(stock.available, { subjectId, line: { productId, unit, quantity: null, farmId } });
  useEffect(() => {
    if (found) notifyCost(stockKey({ productId, unit, quantity: null, farmId }), found.unitCost);
  }, [found, productId, unit, farmId]);

  if (status === 'failed')
    return (
      <Root role="alert" data-fault>
        {t('depletion.checkFailed')}
        <Button size="small" onClick={retry}>
          {t('depletion.askAgain')}
        </Button>
      </Root>
    );
  if (!found) return <Root role="status">{t('depletion.asking')}</Root>;
  const fault = depletionFault(found, line.quantity);
  const shown = (value: number) => `${quantityText(value, 2)} ${String(unit)}`;
  return (
    <Root role={fault ? 'alert' : 'status'} data-fault={fault !== null}>
      {fault === null
        ? t('depletion.available', { quantity: shown(found.available) })
        : t(`depletion.fault.${fault}`, { quantity: shown(found.available) })}
      {farmId !== null && (
        <Button size="small" onClick={() => onFarm(null)}>
          {t('depletion.ownStock')}
        </Button>
      )}
      {fault !== null && farmId === null && found.others.length === 0 && (
        <span>{t('depletion.elsewhereNone')}</span>
      )}
      {fault !== null &&
        farmId === null &&
        found.others.map((other) => (
          <Button key={other.farmId} size="small" onClick={() => onFarm(other.farmId)}>
            {t('depletion.request', { farm: other.farmName, quantity: shown(other.available) })}
          </Button>
        ))}
    </Root>
  );
}
