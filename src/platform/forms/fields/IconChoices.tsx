import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchesSearch } from '@/platform/format/text';
import { TextControl } from '@/platform/forms/fields/TextField';
import type { SvgIconComponent } from '@/platform/theme/icon';
import { IconAction } from '@/platform/ui/IconAction';

export interface IconChoice {
  readonly id: string;
  readonly name: string;
  readonly icon: SvgIconComponent;
}

const Frame = styled('div')({ width: 296, padding: 12 });
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(40px, 1fr))',
  gap: 4,
  marginTop: 12,
  maxHeight: 240,
  overflow: 'auto',
  '& [aria-pressed="true"]': {
    backgroundColor: theme.tokens.primarySoft,
    color: theme.tokens.primarySoftText,
  },
}));

interface IconChoicesProps {
  readonly label: string;
  readonly icons: readonly IconChoice[];
  readonly value: string | null;
  readonly onPick: (id: string) => void;
}

/** All icons of a set, searched by name. */
export function IconChoices({ label, icons, value, onPick }: IconChoicesProps) {
  const { t } = useTranslation('forms');
  const [query, setQuery] = useState('');
  const shown = icons.filter((icon) => matchesSearch(icon.name, query));
  return (
    <Frame>
      <TextControl
        bare
        type="search"
        label={t('tree.search', { label })}
        placeholder={t('tree.search', { label })}
        autoFocus
        value={query}
        onChange={(text) => setQuery(text ?? '')}
      />
      {shown.length === 0 && <Typography sx={{ mt: 2 }}>{t('options.notFound')}</Typography>}
      <Grid>
        {shown.map(({ id, name, icon: Icon }) => (
          <IconAction
            key={id}
            label={name}
            icon={<Icon />}
            pressed={id === value}
            onClick={() => onPick(id)}
          />
        ))}
      </Grid>
    </Frame>
  );
}
