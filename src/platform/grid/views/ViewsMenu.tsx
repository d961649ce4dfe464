import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preferenceKey, keepText, useKeptText } from '@/platform/grid/gridPreferences';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { LoadingButton } from '@/platform/ui/LoadingButton';
import { TextInput } from '@/platform/ui/TextInput';
import {
  isShown,
  readViews,
  type SavedView,
  togglePreferred,
  withView,
} from '@/platform/grid/views/savedViews';

const Panel = styled('div')({ width: 320, padding: 8 });
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& > :first-of-type': { flex: 1 },
});
const Save = styled('form')({ display: 'flex', alignItems: 'center', gap: 8, padding: 8 });
const None = styled('p')(({ theme }) => ({ margin: 8, color: theme.tokens.textMuted }));

interface ViewsMenuProps<Content> {
  /** Name of the list; views are kept for the user and the customer. */
  readonly id: string;
  readonly now: Content;
  readonly isContent: (value: unknown) => value is Content;
  readonly onShow: (content: Content) => void;
  /** One of them may be the one that the list opens with. */
  readonly preferable?: boolean;
  /** A look was saved under a name, or the view of a name deleted: what a page keeps beside it follows. */
  readonly onSaved?: (name: string) => void;
  readonly onDeleted?: (name: string) => void;
}

const keyOf = (id: string) => `${preferenceKey(id)}.views`;

/** The view that a list opens with, if one was chosen. */
export function usePreferredView<Content>(
  id: string,
  isContent: (value: unknown) => value is Content,
): Content | null {
  const views = readViews(useKeptText(keyOf(id)), isContent);
  return views.find(({ preferred }) => preferred)?.query ?? null;
}

/** The name of the view that a list is shown in; null while it is shown as none of them has it. */
export function useShownView<Content>(
  id: string,
  now: Content,
  isContent: (value: unknown) => value is Content,
): string | null {
  const views = readViews(useKeptText(keyOf(id)), isContent);
  return views.find((view) => isShown(view, now))?.name ?? null;
}

interface ViewRowProps {
  readonly view: Pick<SavedView<unknown>, 'name' | 'preferred'>;
  readonly current: boolean;
  readonly onShow: () => void;
  readonly onPrefer: (() => void) | undefined;
  readonly onDelete: () => void;
}

/** One look: shown, made the one that the list opens with, deleted. */
function ViewRow({ view, current, onShow, onPrefer, onDelete }: ViewRowProps) {
  const { t } = useTranslation('grid');
  return (
    <Row>
      <Button
        variant="text"
        color="inherit"
        sx={{ justifyContent: 'flex-start' }}
        startIcon={current ? <CheckOutlined /> : <BookmarkBorderOutlined />}
        aria-pressed={current}
        onClick={onShow}
      >
        {view.name}
      </Button>
      {onPrefer && (
        <IconAction
          label={t(view.preferred ? 'views.unprefer' : 'views.prefer', { name: view.name })}
          icon={view.preferred ? <StarOutlined /> : <StarBorderOutlined />}
          pressed={view.preferred ?? false}
          onClick={onPrefer}
        />
      )}
      <IconAction
        label={t('views.delete', { name: view.name })}
        icon={<DeleteOutlined />}
        onClick={onDelete}
      />
    </Row>
  );
}

/** Named looks of a list, kept for the user and the customer. */
export function ViewsMenu<Content>({
  id,
  now,
  isContent,
  onShow,
  preferable = false,
  onSaved,
  onDeleted,
}: ViewsMenuProps<Content>) {
  const { t } = useTranslation('grid');
  const small = useSmallScreen();
  const key = keyOf(id);
  const views = readViews(useKeptText(key), isContent);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const [name, setName] = useState('');
  const buttonText = t('views.button');
  const keep = (next: readonly SavedView<Content>[]) => keepText(key, JSON.stringify(next));

  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    // A menu that stands in a form does not send it.
    event.stopPropagation();
    if (name.trim() === '') return;
    keep(withView(views, { name: name.trim(), query: now }));
    onSaved?.(name.trim());
    setName('');
  };
  const current = views.find((view) => isShown(view, now));
  return (
    <>
      {small && !current ? (
        // Beside the filters there is room for a sign alone.
        <IconAction
          label={buttonText}
          icon={<BookmarkBorderOutlined />}
          expanded={open}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      ) : (
        <Button
          variant="text"
          color="inherit"
          startIcon={<BookmarkBorderOutlined />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {current?.name ?? buttonText}
        </Button>
      )}
      <Popover
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('views.title') } }}
      >
        <Panel>
          {views.length === 0 && <None>{t('views.none')}</None>}
          {views.map((view) => (
            <ViewRow
              key={view.name}
              view={view}
              current={view === current}
              onShow={() => {
                onShow(view.query);
                setAnchor(null);
              }}
              onPrefer={preferable ? () => keep(togglePreferred(views, view.name)) : undefined}
              onDelete={() => {
                keep(views.filter((other) => other !== view));
                onDeleted?.(view.name);
              }}
            />
          ))}
          <Save onSubmit={save}>
            <TextInput label={t('views.name')} value={name} onChange={setName} helperLines={0} />
            <LoadingButton
              type="submit"
              variant="outlined"
              disabledReason={name.trim() === '' ? t('views.unnamed') : undefined}
            >
              {t('views.save')}
            </LoadingButton>
          </Save>
        </Panel>
      </Popover>
    </>
  );
}
