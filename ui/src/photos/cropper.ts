import { photoCrop } from '@homecare/sdk/caregivers'
import type { CropBox } from '@homecare/sdk/photos'
import Cropper from 'cropperjs'
import 'cropperjs/dist/cropper.css'

/** A photo that is moved, made larger and turned beneath a square that stays where it is. */
export interface CropperHandle {
  /** The square in pixels of the picture as it was turned, and the degrees. */
  read(): CropBox & { readonly rotate: number }
  move(x: number, y: number): void
  zoom(by: number): void
  turn(degrees: 90 | -90): void
  destroy(): void
}

/** Starts on an image that has loaded. A moment later the photo moves to where it is to be cut first. */
export function startCropper(
  image: HTMLImageElement,
  first: CropBox | null,
  ready: () => void,
): CropperHandle {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cropper = new Cropper(image, {
    aspectRatio: photoCrop.aspect,
    autoCropArea: photoCrop.initialArea,
    viewMode: 1,
    dragMode: 'move',
    cropBoxMovable: false,
    cropBoxResizable: false,
    toggleDragModeOnDblclick: false,
    checkCrossOrigin: false,
    checkOrientation: false,
    center: false,
    guides: false,
    // Of a picture in the browser's memory it says so while it is still being made.
    ready: () => void (timer = setTimeout(begin)),
  })
  function begin(): void {
    fill(cropper)
    timer = setTimeout(() => {
      if (first) show(cropper, first)
      ready()
    }, photoCrop.zoomDelayMs)
  }
  return {
    read() {
      const { x, y, width, height, rotate } = cropper.getData(true)
      return { x, y, width, height, rotate }
    },
    move: (x, y) => cropper.move(x, y),
    zoom: (by) => cropper.zoom(by),
    turn: (degrees) => cropper.rotate(degrees),
    destroy() {
      clearTimeout(timer)
      cropper.destroy()
    },
  }
}

/** The square takes nearly all of the room, and the photo at least as much. */
function fill(cropper: Cropper): void {
  const room = cropper.getContainerData()
  const side = Math.min(room.width, room.height) * photoCrop.initialArea
  const { naturalWidth, naturalHeight } = cropper.getCanvasData()
  const scale = Math.max(room.width / naturalWidth, room.height / naturalHeight)
  const width = naturalWidth * scale
  const height = naturalHeight * scale
  cropper.setCanvasData({
    left: (room.width - width) / 2,
    top: (room.height - height) / 2,
    width,
    height,
  } as Cropper.CanvasData)
  cropper.setCropBoxData({
    left: (room.width - side) / 2,
    top: (room.height - side) / 2,
    width: side,
    height: side,
  })
}

/** Moves the photo until the square shows this part of it. */
function show(cropper: Cropper, part: CropBox): void {
  const box = cropper.getCropBoxData()
  const { naturalWidth, naturalHeight } = cropper.getCanvasData()
  const scale = box.width / part.width
  cropper.setCanvasData({
    left: box.left - part.x * scale,
    top: box.top - part.y * scale,
    width: naturalWidth * scale,
    height: naturalHeight * scale,
  } as Cropper.CanvasData)
}
