import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldForSearch } from '@/platform/format/text';
import { Banner } from '@/platform/ui/Banner';
import { ErrorState } from '@/platform/ui/ErrorState';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { Loading, SkeletonBlock } from '@/platform/ui/Skeletons';
import { TextInput } from '@/platform/ui/TextInput';
import { useQuery } from '@/platform/store/useQuery';
import type { ApportionmentPattern } from './pattern';
import { NameForm, PatternRow } from './PatternRow';
import { savePattern } from './patternService';
import { patternsAnswer } from './patternsState';
import { usePatternWriting } from './usePatternWriting';

const Panel = styled('div')({ width: 360, maxWidth: '100%', padding: 8 });
const None = styled('p')(({ theme }) => ({ margin: 8, color: theme.tokens.textMuted }));

interface PatternsMenuProps {
  readonly customerId: number;
  readonly now: ApportionmentPattern;
  readonly onShow: (pattern: ApportionmentPattern) => void;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Ways of sharing that the customer keeps at the server by name: chosen, saved, renamed, deleted. */
export function PatternsMenu({ customerId, now, onShow }: PatternsMenuProps) {
  const { t } = useTranslation('invoices');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const { busy, failure, dismiss, write, remove } = usePatternWriting(customerId);
  const open = anchor !== null;
  const answer = useQuery(patternsAnswer, open ? customerId : null);
  const { patterns = [], unread = 0 } = answer.data ?? {};
  const taken = patterns.find((one) => foldForSearch(one.name) === foldForSearch(name)) ?? null;

  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The menu stands in the form of the invoice, which is not sent.
    event.stopPropagation();
    if (name.trim() === '') return;
    if (await write(() => savePattern(customerId, { name: name.trim(), lines: now }, taken))) setName('');
  };
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        startIcon={<BookmarkBorderOutlined />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('patterns.button')}
      </Button>
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('patterns.title') } }}
      >
        <Panel>
          {answer.status === 'failed' && !answer.data && (
            <ErrorState title={t('patterns.listFailed')} onRetry={answer.retry} />
          )}
          {answer.status !== 'failed' && !answer.data && (
            <Loading>
              <SkeletonBlock height={36} />
            </Loading>
          )}
          {failure !== null && <Banner tone="danger" fact={failure} onClose={dismiss} />}
          {unread > 0 && <Banner tone="warning" fact={t('patterns.unread', { count: unread })} />}
          {answer.data && patterns.length === 0 && <None>{t('patterns.none')}</None>}
          {patterns.map((pattern) => (
            <PatternRow
              key={pattern.id}
              pattern={pattern}
              shown={same(pattern.lines, now)}
              busy={busy}
              onShow={() => {
                onShow(pattern.lines);
                setAnchor(null);
              }}
              onRename={(next) => write(() => savePattern(customerId, { ...pattern, name: next }, pattern))}
              onDelete={() => void remove(pattern)}
            />
          ))}
          {now.length > 0 && answer.data && (
            <NameForm onSubmit={(event) => void save(event)}>
              <TextInput label={t('patterns.name')} value={name} onChange={setName} helperLines={0} />
              <LoadingButton
                type="submit"
                variant="outlined"
                busy={busy}
                disabledReason={name.trim() === '' ? t('patterns.unnamed') : undefined}
              >
                {t(taken ? 'patterns.replace' : 'patterns.save')}
              </LoadingButton>
            </NameForm>
          )}
        </Panel>
      </Popover>
    </>
  );
}
