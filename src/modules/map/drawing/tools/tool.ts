import type { LatLng } from '@/platform/geo/geoTypes';
import type { MapEngine, ScreenPoint } from '@/platform/map/mapEngine';
import type { DrawSession } from '../model/session';

/** A press or a move on the map. */
export interface ToolPointer {
  readonly at: LatLng;
  readonly point: ScreenPoint;
  /** With Alt nothing snaps. */
  readonly free: boolean;
  /** Fingers hit less exactly than a mouse. */
  readonly touch: boolean;
}

/** What a mode does with pointer and keys. What is left out does nothing. */
export interface Tool {
  readonly cursor: 'crosshair' | 'pointer' | 'grab' | 'default';
  click?: (pointer: ToolPointer) => void;
  /** The pointer moves, no button pressed; null: it has left the map. */
  hover?: (pointer: ToolPointer | null) => void;
  /** True takes the drag from the map. */
  dragStart?: (pointer: ToolPointer) => boolean;
  drag?: (pointer: ToolPointer) => void;
  dragEnd?: (pointer: ToolPointer) => void;
  /** Right click or long press; true when it was answered. */
  menu?: (pointer: ToolPointer) => boolean;
  /** True when the key was taken. */
  key?: (event: KeyboardEvent) => boolean;
  /** Escape: true when something begun was given up, else the mode is left. */
  cancel?: () => boolean;
  /** Ctrl+Z and Ctrl+Shift+Z within what is begun; true when there was something. */
  undo?: () => boolean;
  redo?: () => boolean;
  /** The mode is left. */
  exit?: () => void;
}

/** What tools work with. */
export interface ToolHost {
  readonly session: DrawSession;
  readonly engine: MapEngine;
  /** The place itself, or a neighbour's vertex or border near it. */
  readonly snap: (pointer: ToolPointer) => { readonly at: LatLng; readonly snapped: boolean };
  /** The tool has done its work: the mode that follows is entered. */
  readonly done: () => void;
}
