// Reads PDFs away from the page. A file of this origin: the server allows no others. The build for browsers that are a
// year or two old: the other one wants this year's.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
