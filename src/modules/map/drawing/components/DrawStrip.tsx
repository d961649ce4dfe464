import AddLocationAltOutlined from '@mui/icons-material/AddLocationAltOutlined';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import PolylineOutlined from '@mui/icons-material/PolylineOutlined';
import RemoveCircleOutlineOutlined from '@mui/icons-material/RemoveCircleOutlineOutlined';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { useTranslation } from 'react-i18next';
import { ToolButton, ToolStrip } from '@/platform/map/parts/ToolStrip';
import { useDrawing, useDrawn } from '../drawingContext';
import { type DrawMode, modeAfter } from '../model/modes';
import { isUnsaved } from '../model/session';
import { ToolMenu } from './ToolMenu';

const ADD = ['polygon', 'circle'] as const satisfies readonly DrawMode[];
const ADJUST = ['split', 'merge', 'clip', 'move'] as const satisfies readonly DrawMode[];

/** The tools of drawing, one pressed at a time. */
export function DrawStrip() {
  const { t } = useTranslation('mapDrawing');
  const { map, startNew, save, setPanel, panel, controller } = useDrawing();
  const { setMode } = controller;
  const mode = useDrawn((state) => state.mode);
  const drawn = useDrawn(({ history }) => history.present.rings.length > 0);
  const holed = useDrawn(({ history }) => history.present.rings.some(({ type }) => type === 'REMOVE'));
  const unsaved = useDrawn(isUnsaved);
  const homeless = useDrawn(({ target }) => target?.kind === 'new' && target.farmId === null);

  const needsDrawing = drawn ? undefined : t('reasons.nothingDrawn');
  const focusAfterMode = () => map.engine?.element.focus({ preventScroll: true });
  const entry = (name: Exclude<DrawMode, 'select'>, disabledReason?: string) => ({
    key: name,
    label: t(`tools.${name}`),
    checked: mode === name,
    disabledReason,
    onClick: () => setMode(name),
  });
  const saveRefusal = () => {
    if (!drawn) return t('reasons.nothingDrawn');
    if (!unsaved) return t('reasons.unchanged');
    return homeless ? t('reasons.needsFarm') : undefined;
  };
  const stopsOnHole = needsDrawing ?? (holed ? undefined : t('reasons.noHole'));
  const empty = useDrawn(({ history: { present } }) => present.rings.length + present.spare.length === 0);
  return (
    <ToolStrip role="toolbar" aria-label={t('tools.label')} aria-orientation="vertical">
      <ToolButton label={t('tools.newPlot')} icon={<AddLocationAltOutlined />} onClick={startNew} />
      <ToolButton
        label={t('tools.edit')}
        icon={<PolylineOutlined />}
        pressed={mode === 'edit'}
        disabledReason={needsDrawing}
        onClick={() => setMode(mode === 'edit' ? 'select' : 'edit')}
      />
      <ToolMenu
        label={t('tools.addArea')}
        icon={<AddCircleOutlineOutlined />}
        items={ADD.map((name) => entry(name))}
        focusAfterMode={focusAfterMode}
      />
      <ToolMenu
        label={t('tools.removeArea')}
        icon={<RemoveCircleOutlineOutlined />}
        items={[
          entry('remove', needsDrawing),
          entry('inner', stopsOnHole),
          {
            key: 'clear',
            label: t('tools.clear'),
            disabledReason: empty ? t('reasons.nothingDrawn') : undefined,
            onClick: () => controller.clear(),
          },
        ]}
        focusAfterMode={focusAfterMode}
      />
      <ToolMenu
        label={t('tools.adjust')}
        icon={<TuneOutlined />}
        items={ADJUST.map((name) => entry(name, needsDrawing))}
        focusAfterMode={focusAfterMode}
      />
      <ToolButton
        label={t('tools.measure')}
        icon={<StraightenOutlined />}
        pressed={mode === 'measure'}
        onClick={() => setMode(mode === 'measure' ? modeAfter('measure', drawn) : 'measure')}
      />
      <hr />
      <ToolButton
        label={t('tools.import')}
        icon={<FileUploadOutlined />}
        pressed={panel === 'import'}
        onClick={() => setPanel('import')}
      />
      <ToolButton
        label={t('tools.export')}
        icon={<FileDownloadOutlined />}
        pressed={panel === 'export'}
        onClick={() => setPanel('export')}
      />
      <hr />
      <ToolButton
        label={t('tools.save')}
        icon={<SaveOutlined />}
        disabledReason={saveRefusal()}
        onClick={save}
      />
    </ToolStrip>
  );
}
