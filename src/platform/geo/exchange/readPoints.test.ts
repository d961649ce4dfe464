import { describe, expect, it } from 'vitest';
import { pointsOfText, readPoints } from './readPoints';

const GPX = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="GPS" xmlns="http://www.topografix.com/GPX/1/1">
  <wpt lat="-24.680247" lon="-53.801476"><ele>457</ele><name>P01</name></wpt>
  <wpt lat="-24.678" lon="-53.8"/>
  <trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk>
</gpx>`;
const KML = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Folder>
  <Placemark><name>Amostra á</name><Point><coordinates> -53.8,-24.68,0 </coordinates></Point></Placemark>
  <Placemark><name>Sem lugar</name><Point><coordinates>x,-24</coordinates></Point></Placemark>
  <Placemark><LineString><coordinates>1,2 3,4</coordinates></LineString></Placemark>
</Folder></Document></kml>`;

describe('the points of a file', () => {
  it('are the waypoints of a GPX, without its tracks', () => {
    expect(pointsOfText(GPX)).toEqual({
      ok: true,
      points: [
        { name: 'P01', lat: -24.680247, lng: -53.801476 },
        { name: '', lat: -24.678, lng: -53.8 },
      ],
    });
  });

  it('are the points of a KML, one that cannot be read too', () => {
    expect(pointsOfText(KML)).toEqual({
      ok: true,
      points: [
        { name: 'Amostra á', lat: -24.68, lng: -53.8 },
        { name: 'Sem lugar', lat: -24, lng: NaN },
      ],
    });
  });

  it.each([
    ['format', 'a;b\n1;2'],
    ['format', '<html><body>gpx</body></html>'],
    ['broken', '<gpx><wpt lat="1" lon="2">'],
    ['broken', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx><wpt lat="1" lon="2"/></gpx>'],
    ['noPoint', '<gpx><trk/></gpx>'],
  ])('are refused as %s', (reason, text) => {
    expect(pointsOfText(text)).toEqual({ ok: false, reason });
  });

  it('are read in the encoding that the file declares', async () => {
    const text = KML.replace('<kml', '<?xml version="1.0" encoding="ISO-8859-1"?><kml');
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const reading = await readPoints(new File([bytes], 'a.kml'));
    expect(reading.ok && reading.points[0]?.name).toBe('Amostra á');
    expect(await readPoints(new File([new Uint8Array(11 * 1024 * 1024)], 'a.gpx'))).toEqual({
      ok: false,
      reason: 'tooLarge',
    });
  });
});
