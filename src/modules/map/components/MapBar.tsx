import AddOutlined from '@mui/icons-material/AddOutlined';
import EditLocationAltOutlined from '@mui/icons-material/EditLocationAltOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import { useTranslation } from 'react-i18next';
import { useSmallScreen } from '@/platform/theme/useMedia';
import { IconAction } from '@/platform/ui/IconAction';
import { usePropertyMap } from '../propertyMap';

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: theme.density.button,
  marginBottom: 12,
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { marginBottom: 8, gap: 4 },
}));
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&:focus': { outline: 'none' },
}));
const Toggle = styled(ToggleButton)(({ theme }) => ({
  height: theme.density.button,
  padding: '0 12px',
  minWidth: theme.density.button,
  gap: 8,
  textTransform: 'none',
  whiteSpace: 'nowrap',
}));

const New = styled(Button)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { minWidth: theme.density.button, padding: 0 },
}));

interface MapBarProps {
  readonly panel: boolean;
  readonly onPanel: () => void;
  readonly onPrint: () => void;
}

/** Title, the panel's and the drawing tools' switches, and 'novo'. */
export function MapBar({ panel, onPanel, onPrint }: MapBarProps) {
  const { t } = useTranslation('map');
  const small = useSmallScreen();
  const { selection, editing, setEditing, openDialog } = usePropertyMap();
  const farm = selection.farm?.farm;
  return (
    <Bar>
      {!small && (
        <IconAction
          label={t(panel ? 'property.hidePanel' : 'property.showPanel')}
          icon={<ViewSidebarOutlined style={{ transform: 'scaleX(-1)' }} />}
          pressed={panel}
          onClick={onPanel}
        />
      )}
      {/* The shell moves the focus here after a change of page. */}
      <Title tabIndex={-1}>{t('property.title')}</Title>
      <IconAction
        label={t('property.print')}
        icon={<PrintOutlined />}
        disabledReason={farm ? undefined : t('property.printNeedsFarm')}
        onClick={onPrint}
      />
      <Toggle
        value="edit"
        selected={editing}
        aria-label={t('property.editMap')}
        onChange={() => setEditing(!editing)}
      >
        <EditLocationAltOutlined fontSize="small" />
        {!small && t('property.editMap')}
      </Toggle>
      <New
        variant="contained"
        {...(small ? { 'aria-label': t('property.new') } : { startIcon: <AddOutlined /> })}
        title={t('property.newFarm')}
        onClick={() => openDialog({ kind: 'farm', id: null })}
      >
        {small ? <AddOutlined /> : t('property.new')}
      </New>
    </Bar>
  );
}
