import { decodeOfx } from '../rules/ofx/decodeOfx';
import type { OfxFile } from '../rules/ofx/ofxTypes';
import { readOfx } from '../rules/ofx/readOfx';

/** The worker's request and answer: the file's bytes, and what stands in them. */
export type OfxRequest = ArrayBuffer;
export type OfxAnswer = OfxFile;

/** Reads a file's bytes: in the worker, and where there is none. */
export const parseOfx = (bytes: OfxRequest): OfxAnswer => readOfx(decodeOfx(new Uint8Array(bytes)));
