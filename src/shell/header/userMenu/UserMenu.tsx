import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initials, pictureUrl } from '@/domain/identity/pictures';
import { useCustomer, useIdentity } from '@/domain/identity/selectors';
import { typeStep } from '@/platform/theme/typography';
import { toast } from '@/platform/ui/toast';
import { usePart } from '@/platform/ui/usePart';
import { usePrefetch } from '@/platform/ui/usePrefetch';

// The home page stands before anybody opens the menu.
const loadMenu = async () => (await import('./UserMenuPopover')).UserMenuPopover;

const Trigger = styled(ButtonBase)(({ theme }) => ({
  gap: 10,
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  textAlign: 'left',
  '&:hover': { backgroundColor: theme.tokens.hover },
  '& > svg': { fontSize: 18 },
}));

const Picture = styled(Avatar)(({ theme }) => ({
  ...typeStep('bodyStrong'),
  width: 32,
  height: 32,
  color: theme.tokens.primarySoftText,
  backgroundColor: theme.tokens.primarySoft,
}));

const Names = styled('span')(({ theme }) => ({
  display: 'grid',
  // Long customer names end in dots instead of moving the logo from the middle.
  minWidth: 0,
  maxWidth: 150,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > :first-of-type': typeStep('bodyStrong'),
  '& > :last-of-type:not(:first-of-type)': { ...typeStep('caption'), color: theme.tokens.toolbarMuted },
}));

interface UserMenuProps {
  /** The picture alone. */
  compact: boolean;
  /** The language stands in here. */
  small: boolean;
  /** What the toolbar of a telephone has no room for stands in here. */
  tiny: boolean;
}

/** Who is signed in and for which customer; opens what concerns the user. */
export function UserMenu({ compact, small, tiny }: UserMenuProps) {
  const { t } = useTranslation('shell');
  const identity = useIdentity();
  const customer = useCustomer();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // What was opened once stays, so that the menu fades out with its lines.
  const [used, setUsed] = useState(false);
  const Menu = usePart(used, loadMenu, () => {
    setAnchor(null);
    setUsed(false);
    toast({ tone: 'danger', text: t('openFailed') });
  });
  usePrefetch(loadMenu);
  const open = anchor !== null && Menu !== null;
  const panelId = useId();
  if (!identity) return null;
  return (
    <>
      <Trigger
        aria-label={t('userMenu.open', {
          name: [identity.name, customer?.customerName].filter(Boolean).join(', '),
        })}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setUsed(true);
        }}
      >
        <Picture src={pictureUrl(identity.imageName, identity.urls.storageUrl)} alt="">
          {initials(identity.name)}
        </Picture>
        {!compact && (
          <>
            <Names>
              <span title={identity.name}>{identity.name}</span>
              {customer && <span title={customer.customerName}>{customer.customerName}</span>}
            </Names>
            <ExpandMoreOutlined aria-hidden />
          </>
        )}
      </Trigger>
      {Menu && (
        <Menu
          anchor={anchor}
          panelId={panelId}
          identity={identity}
          small={small}
          tiny={tiny}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}
