// What a command prints on a terminal, as a picture.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../../scripts/run.js';

/** The widths of terminals: a usual one, and one that a phone shows. */
const COLUMNS = 100;
export const NARROW = 36;

const CHARACTER_WIDTH = 8.43;
const LINE_HEIGHT = 19;
const PADDING = 16;

/** Colours of SGR parameters, on a dark background. */
const colors: Readonly<Record<string, string>> = {
  31: '#ff8e86',
  32: '#6fdd8b',
  33: '#f0b44c',
  36: '#76e3ea',
};

/** Runs the command urlkit as on a terminal with colours and a width, and returns what it prints. */
function runInColor(args: readonly string[], width: number): string {
  const cli = join(root, 'apps/urlkit/dist/cli.cjs');
  const terminal = `data:text/javascript,process.stdout.hasColors=()=>true;process.stdout.columns=${width}`;
  const { FORCE_COLOR: _, NO_COLOR: __, ...env } = process.env;
  // With the exit status 1, the command says that something is wrong with the URL.
  return spawnSync(process.execPath, ['--import', terminal, cli, ...args], {
    encoding: 'utf8',
    env,
  }).stdout;
}

/** Draws a command and what it prints with colours as an SVG image. */
function drawTerminal(command: string, output: string, most: number): string {
  const lines = [`$ ${command}`, ...output.trimEnd().split('\n')].flatMap((line) =>
    broken(line, most),
  );
  const columns = Math.max(...lines.map((line) => stripVTControlCharacters(line).length));
  const width = Math.ceil(columns * CHARACTER_WIDTH + 2 * PADDING);
  const height = lines.length * LINE_HEIGHT + 2 * PADDING;
  const texts = lines.map((line, index) => {
    const y = PADDING + (index + 0.75) * LINE_HEIGHT;
    return `<text x="${PADDING}" y="${y}">${drawLine(line)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeText(command)}</title>
<rect width="${width}" height="${height}" rx="6" fill="#0d1117"/>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="#e6edf3">
${texts.join('\n')}
</g>
</svg>
`;
}

/** Breaks a line as a terminal does. One that is too long loses its colours: the command wraps all but links. */
function broken(line: string, most: number): string[] {
  const text = stripVTControlCharacters(line);
  return text.length <= most ? [line] : (text.match(new RegExp(`.{1,${most}}`, 'gu')) ?? []);
}

// Colours may begin and end on different lines, but not here: each line is drawn alone.
function drawLine(line: string): string {
  let color = '';
  let isBold = false;
  const pieces = line.split(/\u001B\[([\d;]*)m/);
  return pieces
    .map((piece, index) => {
      if (index % 2 === 0) return drawPiece(piece, color, isBold);
      if (piece === '1' || piece === '22') isBold = piece === '1';
      else color = colors[piece] ?? '';
      return '';
    })
    .join('');
}

function drawPiece(text: string, color: string, isBold: boolean): string {
  if (text === '' || (color === '' && !isBold)) return escapeText(text);
  const fill = color === '' ? '' : ` fill="${color}"`;
  return `<tspan${fill}${isBold ? ' font-weight="bold"' : ''}>${escapeText(text)}</tspan>`;
}

// Renderers collapse spaces, but not U+00A0.
function escapeText(text: string): string {
  return text
    .replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)
    .replaceAll(' ', '\u00A0');
}

/** A picture in which the command explains a bad URL. */
export function drawInspect(width: number = COLUMNS): string {
  return drawCommand('inspect', 'https:/user@example.org/a b', width);
}

/** A picture in which programs see different hosts. */
export function drawCompare(width: number = COLUMNS): string {
  return drawCommand('compare', 'http://good.example\\@evil.example/', width);
}

function drawCommand(command: string, url: string, width: number): string {
  return drawTerminal(`urlkit ${command} '${url}'`, runInColor([command, url], width), width);
}
