import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AudioFileOutlined from '@mui/icons-material/AudioFileOutlined';
import CodeOutlined from '@mui/icons-material/CodeOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { SvgIconComponent } from '@/platform/theme/icon';

export type FileKind = 'image' | 'pdf' | 'table' | 'text' | 'code' | 'map' | 'archive' | 'audio' | 'other';

const KINDS: Readonly<Record<string, FileKind>> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  heic: 'image',
  svg: 'image',
  pdf: 'pdf',
  xls: 'table',
  xlsx: 'table',
  csv: 'table',
  ofx: 'table',
  doc: 'text',
  docx: 'text',
  txt: 'text',
  odt: 'text',
  xml: 'code',
  json: 'code',
  kml: 'map',
  kmz: 'map',
  gpx: 'map',
  mp3: 'audio',
  ogg: 'audio',
  oga: 'audio',
  opus: 'audio',
  aac: 'audio',
  wav: 'audio',
  m4a: 'audio',
  webm: 'audio',
  zip: 'archive',
  rar: 'archive',
};

export const fileIcons: Readonly<Record<FileKind, SvgIconComponent>> = {
  image: ImageOutlined,
  pdf: PictureAsPdfOutlined,
  table: TableChartOutlined,
  text: ArticleOutlined,
  code: CodeOutlined,
  map: MapOutlined,
  archive: FolderZipOutlined,
  audio: AudioFileOutlined,
  other: InsertDriveFileOutlined,
};

/** What kind of file a name says it is. */
export function fileKind(name: string): FileKind {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return KINDS[extension] ?? 'other';
}
