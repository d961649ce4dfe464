// Reads PDFs away from the page. A file of this origin: the server allows no others.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
