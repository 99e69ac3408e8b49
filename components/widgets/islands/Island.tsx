import { Component, useLayoutEffect, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { ArrivedIsland } from "./watch";

/** A widget in its place. If it throws, the static figure comes back and the rest of the page works on. */
export function Island({ place, Widget }: ArrivedIsland) {
  return createPortal(
    <FallBackToStatic place={place}>
      <Widget data={place.dataset} />
      <HideStatic place={place} />
    </FallBackToStatic>,
    place,
  );
}

/** Hides the static figure in the commit that shows the widget, so that nothing jumps or flashes. */
function HideStatic({ place }: { readonly place: HTMLElement }) {
  useLayoutEffect(() => {
    if (place.contains(document.activeElement)) takeFocus(place);
    showStatic(place, false);
    return () => {
      showStatic(place, true);
    };
  }, [place]);
  return null;
}

/** Who waits in the static figure is taken to where the widget begins. */
function takeFocus(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus();
}

class FallBackToStatic extends Component<
  { readonly place: HTMLElement; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** A place that keeps the height of a large widget gives it back. */
  override componentDidCatch() {
    this.props.place.dataset.failed = "";
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function showStatic(place: HTMLElement, visible: boolean): void {
  place.querySelectorAll(":scope > [data-island-static]").forEach((element) => {
    element.toggleAttribute("hidden", !visible);
  });
}
