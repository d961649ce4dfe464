import CloseOutlined from '@mui/icons-material/CloseOutlined';
import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useCallback, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { layout } from '@/platform/theme/tokens';
import { useAppSelector } from '@/platform/store/hooks';
import type { RowId } from '@/platform/store/resourceState';
import { useLoad } from '@/platform/store/useLoad';
import { EmptyState } from '@/platform/ui/EmptyState';
import { ErrorState } from '@/platform/ui/ErrorState';
import { ForbiddenState } from '@/platform/ui/ForbiddenState';
import { IconAction } from '@/platform/ui/IconAction';
import { BoneText, Loading } from '@/platform/ui/Skeletons';
import type { Register } from '../defineRegister';
import type { OpenRecord, useOpenRecord } from '../registerAddress';
import type { RegisterTexts } from '../registerTexts';
import type { RegisterAccess } from '../useRegisterAccess';
import { RecordSteps } from './RecordSteps';
import { RegisterFormBody } from './RegisterFormBody';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flex: 'none',
  minHeight: 56,
  padding: '8px 12px 8px 24px',
  borderBottom: `1px solid ${theme.tokens.border}`,
  '& h2': { ...theme.typography.h2, flex: 1, margin: 0 },
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));

type Leave = (goOn: () => void) => void;
/** Registers how the open form is left; answers how to take that back. */
export type OnLeave = (leave: Leave) => () => void;
const goStraightOn: Leave = (goOn) => goOn();

const Empty = styled('div')({ flex: 1, padding: 24 });

export interface RegisterFormProps<
  Row extends { id: RowId },
  Item extends object,
  Values extends FieldValues,
> {
  register: Register<Row, Item, Values>;
  texts: RegisterTexts;
  access: RegisterAccess;
  open: NonNullable<OpenRecord>;
  show: ReturnType<typeof useOpenRecord>['show'];
  /** The rows as the list shows them, for the steps to the neighbours. */
  ordered: readonly Row[];
  reload: () => void;
}

/** The form of one record, in a drawer beside the list that stays readable; the whole screen on a telephone. */
export function RegisterForm<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RegisterFormProps<Row, Item, Values>,
) {
  const { register, texts, open, show, ordered } = props;
  const { t } = useTranslation('register');
  const titleId = useId();
  // Esc, × and the ground beside the drawer go through the form, which asks when something was typed.
  const leaving = useRef<Leave>(goStraightOn);
  const onLeave = useCallback<OnLeave>((leave) => {
    leaving.current = leave;
    return () => {
      leaving.current = goStraightOn;
    };
  }, []);
  const close = () => leaving.current(() => show(null));
  const title = open.mode === 'new' ? texts.text('new') : texts.text('edit');
  return (
    <Drawer
      open
      anchor="right"
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: layout.drawerForm, maxWidth: '100%' },
        },
      }}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        {open.mode === 'edit' && (
          <RecordSteps
            ids={ordered.map(({ id }) => String(id))}
            at={open.id}
            onStep={(id) => leaving.current(() => show({ mode: 'edit', id }, true))}
          />
        )}
        <IconAction label={t('close')} icon={<CloseOutlined />} onClick={close} />
      </Head>
      {open.mode === 'new' && open.copyOf === null ? (
        <RegisterFormBody {...props} id={null} initial={register.emptyValues} onLeave={onLeave} />
      ) : (
        <LoadedForm key={open.mode === 'new' ? open.copyOf : open.id} {...props} onLeave={onLeave} />
      )}
    </Drawer>
  );
}

/** Loads the record first; what cannot be loaded says why, in the form's place. */
function LoadedForm<Row extends { id: RowId }, Item extends object, Values extends FieldValues>(
  props: RegisterFormProps<Row, Item, Values> & { onLeave: OnLeave },
) {
  const { register, open } = props;
  const { t } = useTranslation('register');
  const wanted = open.mode === 'new' ? (open.copyOf ?? '') : open.id;
  const item = useAppSelector(register.resource.selectItem);
  const retry = useLoad(wanted, (dispatch) => dispatch(register.resource.loadItem(wanted)));
  if (item.status === 'failed' && item.id === wanted) {
    if (item.error?.kind === 'forbidden') return <ForbiddenState />;
    if (item.error?.kind === 'validation') return <EmptyState title={t('form.notFound')} />;
    const code = item.error?.kind === 'server' ? item.error.status : undefined;
    return <ErrorState onRetry={retry} code={code} />;
  }
  if (item.status !== 'ready' || item.id !== wanted || !item.data) {
    return (
      <Empty>
        <Loading>
          <BoneText />
          <BoneText />
          <BoneText />
        </Loading>
      </Empty>
    );
  }
  const initial = register.toValues(item.data);
  return <RegisterFormBody {...props} id={open.mode === 'edit' ? open.id : null} initial={initial} />;
}
