/* The names of google.maps that the application and the drawing adapter use, behaving as far as tests can tell. */

interface StandInOptions {
  /** Path of the function that Google calls once it is there: google.maps.__ib__. */
  callback: string;
  refuses: boolean;
}

/** Runs in the page, alone: it may refer to nothing outside of itself. */
export function installStandIn({ callback, refuses }: StandInOptions): void {
  type Listener = (...args: unknown[]) => void;
  const TILE = 256;

  class Point {
    constructor(
      public x: number,
      public y: number,
    ) {}
  }
  class Size {
    constructor(
      public width: number,
      public height: number,
    ) {}
  }
  class LatLng {
    readonly #lat: number;
    readonly #lng: number;
    constructor(lat: number | { lat: number; lng: number }, lng = 0) {
      this.#lat = typeof lat === 'number' ? lat : lat.lat;
      this.#lng = typeof lat === 'number' ? lng : lat.lng;
    }
    lat = () => this.#lat;
    lng = () => this.#lng;
    toJSON = () => ({ lat: this.#lat, lng: this.#lng });
  }
  class LatLngBounds {
    constructor(
      readonly sw: LatLng,
      readonly ne: LatLng,
    ) {}
    getSouthWest = () => this.sw;
    getNorthEast = () => this.ne;
    contains = (at: LatLng) =>
      at.lat() >= this.sw.lat() &&
      at.lat() <= this.ne.lat() &&
      at.lng() >= this.sw.lng() &&
      at.lng() <= this.ne.lng();
  }
  class MVCObject {
    readonly listeners = new Map<string, Set<Listener>>();
    addListener(name: string, listener: Listener) {
      const set = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, set.add(listener));
      return { remove: () => void set.delete(listener) };
    }
    emit(name: string, ...args: unknown[]) {
      for (const listener of this.listeners.get(name) ?? []) listener(...args);
    }
  }

  const literal = (at: unknown) =>
    at instanceof LatLng ? at.toJSON() : (at as { lat: number; lng: number });
  const worldX = (lng: number) => (lng + 180) / 360;
  const worldY = (lat: number) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  };

  class GoogleMap extends MVCObject {
    readonly data: Data;
    readonly panes: Record<string, HTMLElement> = {};
    readonly overlays = new Set<OverlayView>();
    readonly #moving: HTMLElement;
    #center = { lat: 0, lng: 0 };
    #zoom = 5;
    #type = 'roadmap';
    #draggable = true;
    #zoomOnDoubleClick = true;
    #limits = { min: 0, max: 22 };
    #shift = { x: 0, y: 0 };
    #frame = 0;

    constructor(
      readonly div: HTMLElement,
      options: Record<string, unknown> = {},
    ) {
      super();
      div.style.overflow = 'hidden';
      const style = document.createElement('div');
      style.className = 'gm-style';
      // The background of satellite pictures, dark as they are.
      style.style.cssText = 'position:absolute;inset:0;background:#4a563c;';
      const events = document.createElement('div');
      events.style.cssText = 'position:absolute;inset:0;z-index: 3;touch-action:none;';
      this.#moving = document.createElement('div');
      this.#moving.style.cssText = 'position:absolute;left:50%;top:50%;z-index:4;';
      for (const name of ['mapPane', 'overlayLayer', 'markerLayer', 'overlayMouseTarget', 'floatPane']) {
        const pane = document.createElement('div');
        pane.style.cssText = 'position:absolute;left:0;top:0;pointer-events:none;';
        this.#moving.append(pane);
        this.panes[name] = pane;
      }
      events.append(this.#moving);
      style.append(events);
      div.append(style);
      this.data = new Data();
      this.data.setMap(this);
      this.setOptions(options);
      this.#listen(events);
      if (refuses) window.setTimeout(() => (window as { gm_authFailure?: () => void }).gm_authFailure?.(), 0);
    }

    getDiv = () => this.div;
    getCenter = () => new LatLng(this.#center);
    getZoom = () => this.#zoom;
    getMapTypeId = () => this.#type;
    setMapTypeId(type: string) {
      this.#type = type;
      this.div.dataset['maptype'] = type;
      this.emit('maptypeid_changed');
    }
    setOptions(options: Record<string, unknown>) {
      if (typeof options['minZoom'] === 'number') this.#limits.min = options['minZoom'];
      if (typeof options['maxZoom'] === 'number') this.#limits.max = options['maxZoom'];
      if (typeof options['mapTypeId'] === 'string') this.setMapTypeId(options['mapTypeId']);
      if (typeof options['draggable'] === 'boolean') this.#draggable = options['draggable'];
      if (typeof options['disableDoubleClickZoom'] === 'boolean')
        this.#zoomOnDoubleClick = !options['disableDoubleClickZoom'];
      if (options['center']) this.#center = { ...literal(options['center']) };
      if (typeof options['zoom'] === 'number') this.#zoom = options['zoom'];
      if (options['center'] || typeof options['zoom'] === 'number') this.#changed(true);
    }
    setCenter(center: unknown) {
      this.setOptions({ center });
    }
    setZoom(zoom: number) {
      this.setOptions({ zoom });
    }
    panBy(x: number, y: number) {
      this.#move(x, y);
      this.#changed(true);
    }
    getBounds() {
      const { width, height } = this.size();
      return new LatLngBounds(this.at(0, height), this.at(width, 0));
    }
    size = () => ({ width: this.div.clientWidth, height: this.div.clientHeight });
    get scale() {
      return TILE * 2 ** this.#zoom;
    }
    /** Container pixels of a place. */
    pixel(at: LatLng) {
      const { width, height } = this.size();
      return new Point(
        (worldX(at.lng()) - worldX(this.#center.lng)) * this.scale + width / 2,
        (worldY(at.lat()) - worldY(this.#center.lat)) * this.scale + height / 2,
      );
    }
    /** The place at container pixels. */
    at(x: number, y: number) {
      const { width, height } = this.size();
      const wx = worldX(this.#center.lng) + (x - width / 2) / this.scale;
      const wy = worldY(this.#center.lat) + (y - height / 2) / this.scale;
      return new LatLng(
        (2 * Math.atan(Math.exp((0.5 - wy) * 2 * Math.PI)) - Math.PI / 2) * (180 / Math.PI),
        wx * 360 - 180,
      );
    }
    /** Panes hang on the middle of the map and are shifted while it is dragged, as Google's are. */
    divPixel(at: LatLng) {
      const { width, height } = this.size();
      const { x, y } = this.pixel(at);
      return new Point(x - width / 2 - this.#shift.x, y - height / 2 - this.#shift.y);
    }

    #move(x: number, y: number) {
      const { width, height } = this.size();
      this.#center = this.at(width / 2 + x, height / 2 + y).toJSON();
      this.#shift = { x: this.#shift.x - x, y: this.#shift.y - y };
      this.#moving.style.transform = `translate(${this.#shift.x}px, ${this.#shift.y}px)`;
    }
    #changed(settled: boolean) {
      this.#zoom = Math.max(this.#limits.min, Math.min(this.#limits.max, this.#zoom));
      if (this.#frame) cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        if (settled) {
          this.#shift = { x: 0, y: 0 };
          this.#moving.style.transform = '';
        }
        for (const overlay of this.overlays) overlay.draw();
        this.data.redraw();
        this.emit('bounds_changed');
        this.emit('center_changed');
        if (settled) this.emit('idle');
      });
    }
    #zoomAround(event: MouseEvent, steps: number) {
      const { left, top } = this.div.getBoundingClientRect();
      const [x, y] = [event.clientX - left, event.clientY - top];
      const kept = this.at(x, y);
      this.#zoom = Math.max(this.#limits.min, Math.min(this.#limits.max, this.#zoom + steps));
      const now = this.pixel(kept);
      this.#move(now.x - x, now.y - y);
      this.#changed(true);
    }
    #listen(events: HTMLElement) {
      let last: { x: number; y: number } | null = null;
      events.addEventListener('pointerdown', (event) => {
        if (event.button === 0 && this.#draggable) last = { x: event.clientX, y: event.clientY };
      });
      window.addEventListener('pointermove', (event) => {
        if (!last || !this.#draggable) return;
        this.#move(last.x - event.clientX, last.y - event.clientY);
        last = { x: event.clientX, y: event.clientY };
        this.#changed(false);
      });
      window.addEventListener('pointerup', () => {
        if (last) this.#changed(true);
        last = null;
      });
      events.addEventListener('dblclick', (event) => {
        if (this.#zoomOnDoubleClick) this.#zoomAround(event, 1);
      });
      events.addEventListener('wheel', (event) => {
        event.preventDefault();
        this.#zoomAround(event, event.deltaY < 0 ? 1 : -1);
      });
    }
  }

  class OverlayView extends MVCObject {
    #map: GoogleMap | null = null;
    onAdd(): void {}
    draw(): void {}
    onRemove(): void {}
    getMap = () => this.#map;
    getPanes = () => this.#map?.panes ?? null;
    getProjection() {
      const map = this.#map;
      if (!map) return undefined;
      return {
        fromLatLngToContainerPixel: (at: LatLng) => map.pixel(at),
        fromLatLngToDivPixel: (at: LatLng) => map.divPixel(at),
        fromContainerPixelToLatLng: (point: Point) => map.at(point.x, point.y),
      };
    }
    setMap(map: GoogleMap | null) {
      if (this.#map && this.#map !== map) {
        this.#map.overlays.delete(this);
        this.onRemove();
      }
      this.#map = map;
      if (!map) return;
      map.overlays.add(this);
      requestAnimationFrame(() => {
        if (this.#map !== map) return;
        this.onAdd();
        this.draw();
      });
    }
  }

  type Vertex = LatLng;
  class PointGeometry {
    constructor(readonly at: Vertex) {}
    getType = () => 'Point';
    rings = () => [[this.at]];
  }
  class LineGeometry {
    constructor(readonly line: Vertex[]) {}
    getType = () => 'LineString';
    rings = () => [this.line];
  }
  class PolygonGeometry {
    constructor(readonly all: Vertex[][]) {}
    getType = () => 'Polygon';
    rings = () => this.all;
  }
  type Geometry = PointGeometry | LineGeometry | PolygonGeometry;

  class Feature {
    constructor(
      readonly id: string,
      public geometry: Geometry,
      readonly properties: Map<string, unknown>,
      readonly changed: () => void,
    ) {}
    getId = () => this.id;
    getGeometry = () => this.geometry;
    setGeometry(geometry: Geometry) {
      this.geometry = geometry;
      this.changed();
    }
    getProperty = (name: string) => this.properties.get(name);
    setProperty(name: string, value: unknown) {
      if (value === undefined) this.properties.delete(name);
      else this.properties.set(name, value);
      this.changed();
    }
    forEachProperty(visit: (value: unknown, name: string) => void) {
      for (const [name, value] of new Map(this.properties)) visit(value, name);
    }
  }

  interface Style {
    fillColor?: string;
    fillOpacity?: number;
    strokeColor?: string;
    strokeWeight?: number;
    zIndex?: number;
    icon?: { path?: string; fillColor?: string; strokeColor?: string; strokeWeight?: number };
  }

  /** The data layer, drawn as SVG into the overlay pane. */
  class Data extends MVCObject {
    static Point = PointGeometry;
    static LineString = LineGeometry;
    static Polygon = PolygonGeometry;
    readonly features = new Map<string, Feature>();
    readonly #svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    #map: GoogleMap | null = null;
    #style: ((feature: Feature) => Style) | null = null;
    #frame = 0;

    setMap(map: GoogleMap | null) {
      this.#map = map;
      this.#svg.remove();
      if (!map) return;
      this.#svg.style.cssText = 'position:absolute;left:0;top:0;width:1px;height:1px;overflow:visible;';
      this.#svg.dataset['layer'] = 'data';
      map.panes['overlayMouseTarget']?.append(this.#svg);
    }
    getStyle = () => this.#style;
    setStyle(style: ((feature: Feature) => Style) | null) {
      this.#style = style;
      this.#later();
    }
    getFeatureById = (id: string) => this.features.get(id);
    forEach(visit: (feature: Feature) => void) {
      for (const feature of new Map(this.features).values()) visit(feature);
    }
    remove(feature: Feature) {
      this.features.delete(feature.id);
      this.#later();
    }
    addGeoJson(json: Record<string, unknown>) {
      const list = (json['type'] === 'FeatureCollection' ? json['features'] : [json]) as {
        id: string;
        geometry: { type: string; coordinates: never };
        properties: Record<string, unknown>;
      }[];
      for (const { id, geometry, properties } of list) {
        const vertex = ([lng, lat]: [number, number]) => new LatLng(lat, lng);
        const { type, coordinates } = geometry;
        const made: Geometry =
          type === 'Point'
            ? new PointGeometry(vertex(coordinates))
            : type === 'LineString'
              ? new LineGeometry((coordinates as [number, number][]).map(vertex))
              : new PolygonGeometry((coordinates as [number, number][][]).map((ring) => ring.map(vertex)));
        const later = () => this.#later();
        this.features.set(id, new Feature(id, made, new Map(Object.entries(properties)), later));
      }
      this.#later();
    }
    redraw = () => this.#draw();

    #later() {
      if (this.#frame) return;
      this.#frame = requestAnimationFrame(() => {
        this.#frame = 0;
        this.#draw();
      });
    }
    #draw() {
      const map = this.#map;
      const style = this.#style;
      if (!map || !style) return this.#svg.replaceChildren();
      const drawn = [...this.features.values()].map((feature) => {
        const look = style(feature);
        const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        const rings = feature.geometry.rings().map((ring) => ring.map((at) => map.divPixel(at)));
        const type = feature.geometry.getType();
        const [first] = rings[0] ?? [];
        if (type === 'Point') {
          path.setAttribute('d', look.icon?.path ?? '');
          path.setAttribute('transform', `translate(${first?.x ?? 0} ${first?.y ?? 0})`);
          path.setAttribute('fill', look.icon?.fillColor ?? 'none');
          path.setAttribute('stroke', look.icon?.strokeColor ?? 'none');
        } else {
          const text = rings.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}`).join('');
          path.setAttribute('d', type === 'Polygon' ? `${text}Z` : text);
          path.setAttribute('fill', type === 'Polygon' ? (look.fillColor ?? 'none') : 'none');
          path.setAttribute('fill-opacity', String(look.fillOpacity ?? 0));
          path.setAttribute('stroke', look.strokeColor ?? 'none');
          path.setAttribute('stroke-width', String(look.strokeWeight ?? 1));
        }
        const mode = feature.getProperty('mode');
        path.dataset['mode'] = typeof mode === 'string' ? mode : '';
        return { path, zIndex: look.zIndex ?? 0 };
      });
      drawn.sort((a, b) => a.zIndex - b.zIndex);
      this.#svg.replaceChildren(...drawn.map(({ path }) => path));
    }
  }

  const event = {
    addListener: (target: MVCObject, name: string, listener: Listener) => target.addListener(name, listener),
    addListenerOnce(target: MVCObject, name: string, once: Listener) {
      const listener = target.addListener(name, (...args: unknown[]) => {
        listener.remove();
        once(...args);
      });
      return listener;
    },
    removeListener: (listener: { remove: () => void } | null) => listener?.remove(),
    clearInstanceListeners: (target: MVCObject) => target.listeners.clear(),
    trigger: (target: MVCObject, name: string, ...args: unknown[]) => target.emit(name, ...args),
  };

  // The loader keeps a reference to this object: it is filled, not replaced.
  const host = window as unknown as { google?: { maps?: Record<string, unknown> } };
  const maps = ((host.google ??= {}).maps ??= {});
  Object.assign(maps, {
    version: '3.65.0',
    Map: GoogleMap,
    OverlayView,
    Data,
    LatLng,
    LatLngBounds,
    Point,
    Size,
    MVCObject,
    event,
    MapTypeId: { HYBRID: 'hybrid', ROADMAP: 'roadmap', SATELLITE: 'satellite', TERRAIN: 'terrain' },
    importLibrary: () => Promise.resolve(maps),
  });
  const ready = callback
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], window);
  if (typeof ready === 'function') (ready as () => void)();
}
