/**
 * In pixels. 480 is for most phones of today: a card there is half a screen of 360 to 430 wide,
 * each with two to three points of the screen.
 */
export const coverWidths = [160, 320, 480, 640] as const;
