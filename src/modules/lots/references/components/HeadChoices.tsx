import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import { figureWord } from '../dayWords';
import type { FigureName } from '../rules/dayColumns';
import type { ChosenHeads, DaysRead } from '../rules/readDays';

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
  marginTop: 8,
});

interface HeadChoicesProps {
  readonly read: Pick<DaysRead, 'ignored' | 'free'>;
  readonly chosen: ChosenHeads;
  readonly onChoose: (head: string, column: FigureName | 'day' | null) => void;
}

/** Heads that the import does not know: the user may say which column each of them is. */
export function HeadChoices({ read: { ignored, free }, chosen, onChoose }: HeadChoicesProps) {
  const { t } = useTranslation('chickenReferences');
  const heads = [...chosen.keys(), ...ignored.filter((head) => !chosen.has(head))];
  if (heads.length === 0) return null;
  if (free.length === 0 && chosen.size === 0)
    return (
      <Typography sx={{ mt: 1 }} color="text.secondary">
        {t('import.ignored', { columns: ignored.join(', ') })}
      </Typography>
    );
  return (
    <section aria-label={t('import.heads')}>
      <Typography sx={{ mt: 1.5 }}>{t('import.headsText')}</Typography>
      <Choices>
        {heads.map((head) => {
          const own = chosen.get(head);
          const offered = own === undefined ? free : [own, ...free];
          return (
            <SelectControl
              key={head}
              label={head}
              value={own ?? null}
              options={offered.map((name) => ({ id: name, name: figureWord(t, name) }))}
              onChange={(next) => onChoose(head, offered.find((name) => name === next) ?? null)}
            />
          );
        })}
      </Choices>
    </section>
  );
}
