import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SelectControl } from '@/platform/forms/fields/SelectField';
import type { ChosenHeads, RowsRead } from '../rules/readRows';

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 12,
  marginTop: 8,
});

interface HeadChoicesProps<Name extends string> {
  readonly read: Pick<RowsRead<Name>, 'ignored' | 'free'>;
  readonly chosen: ChosenHeads<Name>;
  readonly wordOf: (name: Name) => string;
  readonly onChoose: (head: string, column: Name | null) => void;
}

/** Heads that the import does not know: the user may say which column each of them is. */
export function HeadChoices<Name extends string>(props: HeadChoicesProps<Name>) {
  const { read, chosen, wordOf, onChoose } = props;
  const { ignored, free } = read;
  const { t } = useTranslation('referenceImport');
  const heads = [...chosen.keys(), ...ignored.filter((head) => !chosen.has(head))];
  if (heads.length === 0) return null;
  if (free.length === 0 && chosen.size === 0)
    return (
      <Typography sx={{ mt: 1 }} color="text.secondary">
        {t('ignored', { columns: ignored.join(', ') })}
      </Typography>
    );
  return (
    <section aria-label={t('heads')}>
      <Typography sx={{ mt: 1.5 }}>{t('headsText')}</Typography>
      <Choices>
        {heads.map((head) => {
          const own = chosen.get(head);
          const offered = own === undefined ? free : [own, ...free];
          return (
            <SelectControl
              key={head}
              label={head}
              value={own ?? null}
              options={offered.map((name) => ({ id: name, name: wordOf(name) }))}
              onChange={(next) => onChoose(head, offered.find((name) => name === next) ?? null)}
            />
          );
        })}
      </Choices>
    </section>
  );
}
